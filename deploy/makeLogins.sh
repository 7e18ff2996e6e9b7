#!/bin/sh
# Makes the two logins of Regulars with the passwords of DATABASE_URL and MIGRATION_DATABASE_URL, and gives the database to
# its owner. Runs as PostgreSQL's superuser, once: in the container of the database, or by hand (docs/hosting/systemd.md).
set -eu
part() { printf '%s' "$1" | sed -E "s#^postgres(ql)?://([^:/@]+):([^@]+)@[^/]+/([^?]+).*#\\$2#"; }
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --dbname=postgres \
  --set=owner="$(part "$MIGRATION_DATABASE_URL" 2)" --set=owner_password="$(part "$MIGRATION_DATABASE_URL" 3)" \
  --set=login="$(part "$DATABASE_URL" 2)" --set=password="$(part "$DATABASE_URL" 3)" \
  --set=database="$(part "$DATABASE_URL" 4)" <<'SQL'
create role :"owner" login createrole password :'owner_password';
create role :"login" login password :'password';
-- A server that was set up without a locale has databases that know the letters of English alone.
select 'create database ' || quote_ident(:'database') ||
    case when pg_encoding_to_char(encoding) = 'UTF8' and datctype not in ('C', 'POSIX') then ''
      else ' template template0 encoding ''UTF8'' lc_ctype ''C.UTF-8''' end
  from pg_database where datname = 'template1'
    and not exists (select from pg_database where datname = :'database') \gexec
alter database :"database" owner to :"owner";
SQL
