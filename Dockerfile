# Built in one image, run in another that holds little more than the program.
FROM rust:1.95-slim-bookworm AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /src
COPY . .
# Without the simulated Discord: a server needs it not.
RUN cargo build --release --locked --no-default-features

FROM debian:bookworm-slim
# Certificates to check Discord's; fonts for names in every script, which are most of the image
# (91 MB for Chinese, Japanese and Korean, 43 MB for all others; read only when a name needs them);
# a user without any rights; a place for the database.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends \
        ca-certificates fonts-noto-cjk fonts-noto-core \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 hornochse \
    && install --directory --owner=hornochse /data
COPY --from=build /src/target/release/hornochse /usr/local/bin/hornochse
USER hornochse
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite:///data/hornochse.db
# SIGTERM, the default, lets the bot finish what is under way.
ENTRYPOINT ["hornochse"]
CMD ["serve"]
