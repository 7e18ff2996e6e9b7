-- Whose API key this is: the caller knows only the key.
create or replace function api_key_by_hash(sought text)
returns table (business_id uuid, id uuid, name text, last_used_at timestamptz, is_closed boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select k.business_id, k.id, k.name, k.last_used_at, b.closing_at is not null
  from api_keys k join businesses b on b.id = k.business_id where k.hash = sought and k.revoked_at is null
$$;
