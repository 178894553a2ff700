# Sealed deals.
