-- The super admins among these people.
create or replace function super_admins_among(people uuid[])
returns table (id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query select s.id from super_admins s where s.id = any(people);
end $$;

-- The teams of a person, in the order of joining.
create or replace function admin_shops_of(person uuid)
returns table (business_id uuid, company_name text, role text, standing text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query select m.business_id, m.company_name, m.role, m.standing
    from memberships_of(person) m where m.business_id is not null;
end $$;

-- API keys that a person made, in any business, and that nobody revoked.
create or replace function admin_api_keys_of(person uuid)
returns table (business_id uuid, company_name text, id uuid, name text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query select k.business_id, t.company_name, k.id, k.name
    from api_keys k join tenants t on t.business_id = k.business_id
    where k.made_by = person and k.revoked_at is null
    order by t.company_name, k.created_at, k.id;
end $$;
