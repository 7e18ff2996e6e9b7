-- Which workspaces a signed-in person belongs to. Read at every request, so a removed member is out at once.
drop function if exists memberships_of(uuid);
create or replace function memberships_of(person uuid)
returns table (business_id uuid, tenant_id uuid, company_name text, role text, standing text, is_super_admin boolean)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    (select m.business_id, m.tenant_id, t.company_name, m.role, b.standing, false
     from tenant_members m join tenants t on t.id = m.tenant_id join businesses b on b.id = m.business_id
     where m.user_id = person and m.status = 'active'
     order by m.accepted_at, m.id)
    union all
    select null, null, null, null, null, true from super_admins s where s.id = person;
end $$;

-- Whether a businesses row is the workspace of a company, which its founder may have left.
create or replace function is_workspace(business uuid)
returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return exists (select from tenants t where t.business_id = business);
end $$;

-- Makes someone a super admin; only the owner of the database may call it.
create or replace function grant_super_admin(person uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into super_admins (id) values (person) on conflict do nothing;
end $$;

-- Every shop that is not erased, for the jobs that make their daily rounds.
create or replace function list_workspaces()
returns table (business_id uuid, time_zone text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select b.id, b.time_zone from tenants t join businesses b on b.id = t.business_id where b.erased_at is null;
end $$;

-- The time of a zone, or null for what is none here: no other business pays for one that has no clock. The tables refuse
-- such zones, but a server may know fewer than the one that wrote them.
create or replace function local_time(at timestamptz, zone text)
returns timestamp
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  return at at time zone zone;
exception when others then
  return null;
end $$;

-- A text as a whole number, or null for what is none.
create or replace function whole_number(written text)
returns integer
language sql immutable set search_path = pg_catalog, public, pg_temp as $$
  select case when written ~ '^[0-9]{1,9}$' then written::integer end
$$;
