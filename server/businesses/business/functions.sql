-- Raises unless the caller (app.user_id) is a super admin: for the functions that only super admins may call.
create or replace function require_super_admin()
returns void
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (
    select 1 from super_admins s where s.id = nullif(current_setting('app.user_id', true), '')::uuid
  ) then
    raise exception 'for super admins' using errcode = '42501';
  end if;
end $$;

-- The businesses that a signed-in person belongs to, and a row without a business for a super admin. Read at every
-- request, so a removed member is out at once.
create or replace function memberships_of(person uuid)
returns table (business_id uuid, tenant_id uuid, company_name text, role text, standing text, is_super_admin boolean)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  is_super_admin := false;
  for business_id, tenant_id, company_name, role in
    select m.business_id, m.tenant_id, t.company_name, m.role
    from tenant_members m join tenants t on t.id = m.tenant_id
    where m.user_id = person and m.status = 'active'
    order by m.accepted_at, m.id
  loop
    -- Looked up for each: a join would ask every node of a cluster.
    select b.standing into memberships_of.standing from businesses b where b.id = memberships_of.business_id;
    return next;
  end loop;
  return query select null::uuid, null::uuid, null, null, null, true from super_admins s where s.id = person;
end $$;

-- True if a row of businesses is a business, not only a member's own row. Its founder may have left it.
create or replace function is_business(business uuid)
returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return exists (select 1 from tenants t where t.business_id = business);
end $$;

-- Makes someone a super admin; only the owner of the database may call it.
create or replace function grant_super_admin(person uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into super_admins (id) values (person) on conflict do nothing;
end $$;

-- Every business that is not erased, for the jobs that make their daily rounds.
create or replace function list_businesses()
returns table (business_id uuid, time_zone text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select b.id, b.time_zone from tenants t join businesses b on b.id = t.business_id where b.erased_at is null;
end $$;

-- The local time of a zone, or null for a zone that this server does not know, so that one business's bad zone fails no
-- query over other businesses. The tables refuse such zones, but a server may know fewer zones than the one that wrote
-- them.
create or replace function local_time(at timestamptz, zone text)
returns timestamp
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  return at at time zone zone;
exception when others then
  return null;
end $$;

-- A text as a whole number, or null if it is none.
create or replace function whole_number(written text)
returns integer
language sql immutable set search_path = pg_catalog, public, pg_temp as $$
  select case when written ~ '^[0-9]{1,9}$' then written::integer end
$$;

-- The ids of the super admins and no more, for mails of the platform to all of them.
create or replace function super_admins_to_mail()
returns table (id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select s.id from super_admins s order by s.id;
end $$;

-- Marks a new name as checked by the super admin who calls; false if it was checked before, or does not exist.
create or replace function admin_see_name(business uuid, new_name uuid, as_of timestamptz)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  update company_names n set seen_at = as_of, seen_by = nullif(current_setting('app.user_id', true), '')::uuid
  where n.business_id = business and n.id = new_name and n.seen_at is null;
  return found;
end $$;

-- Raises unless the transaction is of the business and the business is erased: for the functions that erase what the
-- application may not change.
create or replace function require_erased_business(business uuid)
returns void
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  if business is distinct from nullif(current_setting('app.business_id', true), '')::uuid
    or not exists (select 1 from businesses b where b.id = business and b.erased_at is not null) then
    raise exception 'not an erased shop of this transaction' using errcode = '42501';
  end if;
end $$;

create or replace function erase_company_names(business uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_erased_business(business);
  delete from company_names n where n.business_id = business;
end $$;
