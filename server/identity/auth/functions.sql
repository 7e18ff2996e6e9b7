-- Records every sign-in. Each makes a session, whichever way it went, so the entry is written by the same statement.
-- Its time is cut to the millisecond like every other entry's, because pages continue from one.
create or replace function record_sign_in()
returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform record_account_act(gen_random_uuid(), 'signed_in', new.user_id, null,
    nullif(new.ip_address, ''), left(nullif(new.user_agent, ''), 300), date_trunc('milliseconds', new.created_at));
  return null;
end $$;
-- Only where it is missing: making it waits for all sign-ins, and migrations run while servers serve.
do $$
begin
  if not exists (select 1 from pg_trigger t where t.tgrelid = 'session'::regclass and t.tgname = 'record_sign_in') then
    create trigger record_sign_in after insert on session for each row execute function record_sign_in();
  end if;
end $$;

-- Removes the platform's audit entries about a person whose account is gone.
create or replace function forget_platform_entries(person uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select 1 from "user" u where u.id = person) then
    raise exception 'somebody who is still here' using errcode = '42501';
  end if;
  perform end_platform_entries(person);
end $$;

-- True if the owner of a business has proven their address. Row-level security guards it: it runs with the caller's
-- rights.
create or replace function is_owner_proven(business uuid)
returns boolean
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select u.email_verified from tenants t join "user" u on u.id = t.admin_user_id where t.business_id = business);
end $$;

-- The language that the owner of a business chose for our screens and mails; null for none.
create or replace function language_of_owner(business uuid)
returns text
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select u.language from tenants t join "user" u on u.id = t.admin_user_id where t.business_id = business);
end $$;
