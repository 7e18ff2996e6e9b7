-- The businesses that know a phone number, for the portal's sign-in, which decides with the PIN.
create or replace function portal_candidates(digits text)
returns table (business_id uuid, customer_id uuid, company_name text, phone text, auth_pin text,
  phone_proven boolean, portal_enabled boolean)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select c.business_id, c.id, b.company_name, c.phone, c.auth_pin, c.phone_proven_at is not null,
      c.portal_enabled and b.portal_enabled
    from customers c join businesses b on b.id = c.business_id
    where c.auth_phone = digits and c.merged_into is null and c.erased_at is null
    order by c.last_login_at desc nulls last, c.last_visit_at desc nulls last, c.id;
end $$;

-- The customer of a portal cookie's session. The session ends with its time, with the portal, and with the PIN or the
-- proof of the phone that it began with, whoever removed those.
create or replace function portal_session_by_token(hash text, as_of timestamptz)
returns table (business_id uuid, customer_id uuid, session_id uuid, standing text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select s.business_id, s.customer_id, s.id, b.standing
    from portal_sessions s join customers c on c.business_id = s.business_id and c.id = s.customer_id
      join businesses b on b.id = s.business_id
    where s.token_hash = hash and s.expires_at > as_of and c.portal_enabled and b.portal_enabled
      and c.phone_proven_at is not null
      and c.auth_pin is not distinct from s.pin_hash and c.merged_into is null and c.erased_at is null;
end $$;

-- The business whose card a texted link opens.
create or replace function card_link_by_token(hash text)
returns table (business_id uuid, id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select l.business_id, l.id from card_links l where l.token_hash = hash;
end $$;

-- Removes expired sessions and links, for the nightly job; nobody can ask for a shorter time. For a month after its
-- end, the page of a link says that it has expired.
create or replace function forget_customer_access()
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from portal_sessions s where s.expires_at < now();
  delete from card_links l where l.expires_at < now() - interval '30 days';
end $$;
