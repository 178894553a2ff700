#!/bin/sh
# A private PostgreSQL for tests and for checking queries: made in a temporary folder, reached through a
# socket in it, and gone when standard input is closed, however whoever holds its other end comes to an end.
# Prints the server's address as soon as it answers; where there is no PostgreSQL, or one before 15, a
# line says so, and the status is 3.
set -eu
# Ctrl-C ends whoever holds standard input, and by that this.
trap '' INT

bin=
for folder in "$(dirname "$(command -v initdb || echo .)")" /usr/lib/postgresql/*/bin "${POSTGRES_BIN:-}"; do
    [ -n "$folder" ] && [ -x "$folder/initdb" ] && [ -x "$folder/pg_isready" ] || continue
    major=$("$folder/postgres" --version | sed 's/.*) \([0-9]*\).*/\1/')
    if [ "$major" -ge 15 ]; then bin=$folder; fi
done
if [ -z "$bin" ]; then
    echo "there is no PostgreSQL 15 or later here; install postgresql" >&2
    exit 3
fi

folder=$(mktemp -d)
server=
finish() {
    [ -z "$server" ] || { kill -QUIT "$server" && wait "$server"; } 2>/dev/null || true
    rm -rf "$folder"
}
trap finish EXIT
trap 'exit 1' TERM HUP

# PostgreSQL does not run as root.
as=
if [ "$(id -u)" = 0 ]; then
    owner=nobody
    ! id postgres >/dev/null 2>&1 || owner=postgres
    chown "$owner" "$folder"
    as="setpriv --reuid=$owner --regid=$(id -g "$owner") --clear-groups"
fi
cd "$folder"
# The order of texts is that of a language, so that a query that needs another one has to say so.
$as "$bin/initdb" --pgdata=data --username=hornochse --auth=trust --encoding=UTF8 --no-sync \
    --no-locale --locale-provider=icu --icu-locale=en-US >initdb.log 2>&1 || {
    cat initdb.log >&2
    exit 1
}
# Nothing of it has to survive a loss of power, or to be swept: a database lives for one test. As many as 271
# connections were counted while the bot was played by all tests.
$as "$bin/postgres" -D data -c listen_addresses= -c unix_socket_directories="$folder" \
    -c fsync=off -c full_page_writes=off -c shared_buffers=32MB -c max_connections=500 \
    -c max_wal_size=256MB -c autovacuum=off >server.log 2>&1 </dev/null &
server=$!
tries=0
until "$bin/pg_isready" --quiet --host="$folder"; do
    tries=$((tries + 1))
    if [ "$tries" -gt 300 ] || ! kill -0 "$server" 2>/dev/null; then
        cat server.log >&2
        exit 1
    fi
    sleep 0.1
done
echo "postgres://hornochse@localhost/postgres?host=$folder"
cat >/dev/null
