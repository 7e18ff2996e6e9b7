-- The application's role and the owner of the cross-shop functions. Roles belong to the whole server, so
-- another database may have made them before.
do $$
declare
  -- Until PostgreSQL 15 every member of a role may hand things over to it; later, who has its SET option.
  needed text := case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end;
begin
  if not exists (select from pg_roles where rolname = 'regulars_app') then
    create role regulars_app nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'regulars_crossing') then
    create role regulars_crossing nologin;
  end if;
  -- The cross-shop functions are handed over to it.
  if not pg_has_role(current_user, 'regulars_crossing', needed) then
    grant regulars_crossing to current_user;
  end if;
end $$;

-- What the customer search's index is made of. Both are trusted: the owner of a database may create them.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
