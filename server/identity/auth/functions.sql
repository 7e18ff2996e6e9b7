-- Every sign-in makes a session, whichever way it went: the entry stands in the same statement. Its moment is to the
-- millisecond like every other entry's: pages go on from one.
create or replace function record_sign_in()
returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform record_account_act(gen_random_uuid(), 'signed_in', new.user_id, null,
    nullif(new.ip_address, ''), left(nullif(new.user_agent, ''), 300), date_trunc('milliseconds', new.created_at));
  return null;
end $$;
create or replace trigger record_sign_in after insert on session for each row execute function record_sign_in();

-- With a person whose account is gone goes what stood in no shop about them.
create or replace function forget_platform_entries(person uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from "user" u where u.id = person) then
    raise exception 'somebody who is still here' using errcode = '42501';
  end if;
  perform end_platform_entries(person);
end $$;

-- Whether the owner of a shop has proven their address. Row-level security is the wall: it runs as whoever calls it.
create or replace function is_owner_proven(business uuid)
returns boolean
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select u.email_verified from tenants t join "user" u on u.id = t.admin_user_id where t.business_id = business
$$;
