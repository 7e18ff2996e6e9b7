#!/bin/sh
# Ends with 0 if a PostgreSQL is the primary. HAProxy names its own address and port, and then those of PostgreSQL.
export PGPASSFILE=/etc/haproxy/pgpass PGCONNECT_TIMEOUT=2
reads_only=$(psql --no-psqlrc --no-password --tuples-only --no-align --host="$3" --port="$4" \
  --username=regulars_look --dbname=postgres --command='select pg_is_in_recovery()')
[ "$reads_only" = f ]
