-- The application's role and the owner of the cross-shop functions. Roles belong to the whole server, so
-- another database may have made them before.
do $$
begin
  if not exists (select from pg_roles where rolname = 'regulars_app') then
    create role regulars_app nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'regulars_crossing') then
    create role regulars_crossing nologin;
  end if;
  -- To hand functions over to a role one must be a member of it.
  if not pg_has_role(current_user, 'regulars_crossing', 'member') then
    grant regulars_crossing to current_user;
  end if;
end $$;

-- What the customer search's index is made of. Both are trusted: the owner of a database may create them.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
