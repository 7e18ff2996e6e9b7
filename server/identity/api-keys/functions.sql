-- The business of an API key: the caller knows only the key.
create or replace function scoped_api_key_by_hash(sought text, as_of timestamptz)
returns table (business_id uuid, id uuid, name text, scopes text[], last_used_at timestamptz, has_ended boolean,
  standing text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select k.business_id, k.id, k.name, k.scopes, k.last_used_at,
      coalesce(coalesce(local_time(as_of, b.time_zone), as_of at time zone 'UTC')::date > k.ends_on, false), b.standing
    from api_keys k join businesses b on b.id = k.business_id where k.hash = sought and k.revoked_at is null;
end $$;

-- For servers of 1.0.0, which know no scopes, while they are replaced: to them every key is one of a till.
create or replace function api_key_by_hash(sought text, as_of timestamptz)
returns table (business_id uuid, id uuid, name text, last_used_at timestamptz, has_ended boolean, standing text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select k.business_id, k.id, k.name, k.last_used_at, k.has_ended, k.standing
    from scoped_api_key_by_hash(sought, as_of) k where 'till' = any (k.scopes);
end $$;
