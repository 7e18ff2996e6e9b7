-- Starts the impersonation of a company by a super admin's session, and ends an earlier one; false if there is no such
-- company.
create or replace function start_impersonation(of_session uuid, business uuid, as_of timestamptz, until timestamptz)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  insert into impersonations (session_id, user_id, business_id, opened_at, ends_at)
  select of_session, nullif(current_setting('app.user_id', true), '')::uuid, t.business_id, as_of, until
  from tenants t join businesses b on b.id = t.business_id
  where t.business_id = business and b.erased_at is null and not b.is_super_admin
    and not exists (select 1 from super_admins s where s.id = t.admin_user_id)
  on conflict (session_id) do update set user_id = excluded.user_id, business_id = excluded.business_id,
    opened_at = excluded.opened_at, ends_at = excluded.ends_at, screens = '{}';
  return found;
end $$;

-- The company that a person's session impersonates. Nothing once its time is over, or if the person is no longer a
-- super admin.
create or replace function impersonation_of(of_session uuid, person uuid, as_of timestamptz)
returns table (business_id uuid, tenant_id uuid, company_name text, standing text, ends_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select l.business_id, t.id, t.company_name, b.standing, l.ends_at
    from impersonations l join super_admins s on s.id = l.user_id
    join tenants t on t.business_id = l.business_id join businesses b on b.id = l.business_id
    where l.session_id = of_session and l.user_id = person and l.ends_at > as_of;
end $$;

-- Writes a screen, or one customer's, into the log of the impersonated company, once per impersonation.
create or replace function record_screen(act uuid, of_session uuid, screen text, customer uuid,
  from_address text, with_device text, as_of timestamptz)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  seen text := concat_ws(' ', screen, customer);
  business uuid;
begin
  perform require_super_admin();
  update impersonations l set screens = l.screens || seen
  where l.session_id = of_session and l.user_id = nullif(current_setting('app.user_id', true), '')::uuid
    and l.ends_at > as_of and not seen = any(l.screens)
  returning l.business_id into business;
  if business is null then return; end if;
  perform record_viewing(act, 'screen_looked_at', business, from_address, with_device, as_of,
    jsonb_build_object('name', screen), customer);
end $$;

create or replace function end_impersonation(of_session uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  delete from impersonations l
  where l.session_id = of_session and l.user_id = nullif(current_setting('app.user_id', true), '')::uuid;
end $$;
