# Achievements.
