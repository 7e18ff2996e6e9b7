-- The application's role and the owner of the functions that read across businesses. Roles belong to the whole
-- server, so another database may have made them before.
do $$
declare
  -- Until PostgreSQL 15 every member of a role may transfer ownership to it; later only a member with its SET
  -- option.
  needed text := case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end;
begin
  if not exists (select from pg_roles where rolname = 'regulars_app') then
    create role regulars_app nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'regulars_crossing') then
    create role regulars_crossing nologin;
  end if;
  -- The functions that read across businesses are transferred to this role.
  if not pg_has_role(current_user, 'regulars_crossing', needed) then
    grant regulars_crossing to current_user;
  end if;
end $$;

-- Extensions for the customer search's index. Both are trusted: the owner of a database may create them.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Functions are given to this role once they are made; grants.sql takes it back.
grant create on schema public to regulars_crossing;
