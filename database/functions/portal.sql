-- The shops that know a phone number, for the portal's sign-in, which decides with the PIN.
create or replace function portal_candidates(digits text)
returns table (business_id uuid, customer_id uuid, company_name text, auth_pin text, phone_proven_at timestamptz,
  portal_enabled boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select c.business_id, c.id, b.company_name, c.auth_pin, c.phone_proven_at, c.portal_enabled
  from customers c join businesses b on b.id = c.business_id
  where c.auth_phone = digits and c.merged_into is null and c.erased_at is null
$$;

-- Whose session a portal cookie is.
create or replace function portal_session_by_token(hash text)
returns table (business_id uuid, customer_id uuid, session_id uuid, expires_at timestamptz, portal_enabled boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select s.business_id, s.customer_id, s.id, s.expires_at, c.portal_enabled
  from portal_sessions s join customers c on c.business_id = s.business_id and c.id = s.customer_id
  where s.token_hash = hash and c.merged_into is null and c.erased_at is null
$$;

-- Whose card a texted link opens.
create or replace function card_link_by_token(hash text)
returns table (business_id uuid, id uuid, customer_id uuid, expires_at timestamptz, used_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select l.business_id, l.id, l.customer_id, l.expires_at, l.used_at from card_links l where l.token_hash = hash
$$;
