# Built in one image, run in another that holds little more than the program.
# For amd64 and arm64, each on a machine of its own kind; docs/image.md says how to build both.

# The bases by digest: the same bytes today and next year. Each digest is that of the index, so it
# stands for both architectures; the tag beside it only says what it is.
ARG RUST_IMAGE=rust:1.95.0-slim-bookworm@sha256:d7482085ff5b415f84dba5647ae71606650bdef00db7aeb69f4b3d170c3e4082
ARG DEBIAN_IMAGE=debian:bookworm-slim@sha256:88200866dfff7ea7f5cbcb6ec7c8a701889efe6fe859fe64d6990e4b07ea4171

FROM ${RUST_IMAGE} AS chef
# A C compiler for SQLite and for ring, which are compiled in.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
RUN cargo install cargo-chef --locked --version 0.1.78
WORKDIR /src

# What the program depends on, without a line of its own code: this changes when Cargo.lock does.
FROM chef AS plan
COPY . .
RUN cargo chef prepare --recipe-path recipe.json

FROM chef AS build
COPY --from=plan /src/recipe.json recipe.json
# The layer that lasts: all libraries. Without the simulated Discord, which a server doesn't need.
RUN cargo chef cook --release --locked --no-default-features --features postgres --package hornochse --recipe-path recipe.json
COPY . .
RUN cargo build --release --locked --no-default-features --features postgres --package hornochse

FROM ${DEBIAN_IMAGE}
# Fonts for names in every script are most of the image: 91 MB for Chinese, Japanese and Korean, 43 MB
# for all others. They are read only when a name needs them. Discord's certificates are checked with
# roots that are compiled in.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends fonts-noto-cjk fonts-noto-core \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --gid 10001 hornochse \
    && useradd --uid 10001 --gid hornochse --home-dir /data --no-create-home \
        --shell /usr/sbin/nologin hornochse \
    && install --directory --owner=hornochse --group=hornochse --mode=0700 /data /backups
COPY --from=build /src/target/release/hornochse /usr/local/bin/hornochse
# By number, so that whoever runs it can see that it is not root.
USER 10001:10001
WORKDIR /data
# All that is ever written lies here, and in the BACKUP_DIR if one is set; the root may be read-only.
VOLUME /data
# How it is, it tells inside of the container alone. SQLite's temporary copies need as much room as the database.
ENV DATABASE_URL=sqlite:///data/hornochse.db \
    HEALTH_ADDR=127.0.0.1:9090 \
    SQLITE_TMPDIR=/data
# The first minute is for connecting; with many shards give it more.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["hornochse", "health"]
# SIGTERM, the default, lets the bot finish what is under way.
ENTRYPOINT ["hornochse"]
CMD ["serve"]
