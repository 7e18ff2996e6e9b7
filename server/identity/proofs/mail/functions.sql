-- The super admins, for mails of the platform to all of them: their ids and no more.
create or replace function super_admins_to_mail()
returns table (id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select s.id from super_admins s order by s.id;
end $$;
