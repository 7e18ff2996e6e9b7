-- The business whose pages a host name shows: the visitor names no business.
create or replace function domain_by_host(sought text)
returns table (business_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select d.business_id from custom_domains d join businesses b on b.id = d.business_id
    where d.host = sought and d.proven_at is not null and d.off_at is null and b.erased_at is null limit 1;
end $$;

-- Gives the business of this transaction the host name that it added, once DNS has proven it, unless another business
-- has it: of two at once the second waits for the first. Keeps what DNS said, and writes into the business's log that
-- the name serves if it did not before. Returns whether the business has it now.
create or replace function take_domain(business uuid, domain uuid, said jsonb, act uuid, from_address text,
  with_device text, as_of timestamptz, again_at timestamptz)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  wanted text;
  served boolean;
begin
  if business is distinct from nullif(current_setting('app.business_id', true), '')::uuid then
    raise exception 'not a shop of this transaction' using errcode = '42501';
  end if;
  select d.host, d.proven_at is not null and d.off_at is null into wanted, served
  from custom_domains d where d.business_id = business and d.id = domain;
  if wanted is null then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('custom domain ' || wanted, 0));
  if domain_taken(business, wanted) then return false; end if;
  update custom_domains d set proven_at = coalesce(d.proven_at, as_of), off_at = null, failures = 0,
    checks = said, checked_at = as_of, next_check_at = again_at
  where d.business_id = business and d.id = domain;
  if not served then
    perform record_system_act(act, 'domain_proven', business, from_address, with_device, as_of,
      jsonb_build_object('name', wanted));
  end if;
  return true;
end $$;

-- True if another business has proven a host name.
create or replace function domain_taken(business uuid, sought text)
returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return exists (select 1 from custom_domains d where d.host = sought and d.business_id <> business
    and d.proven_at is not null and d.off_at is null);
end $$;

-- The businesses whose host names are due for a check, for the hourly round.
create or replace function due_domains(as_of timestamptz)
returns table (business_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select d.business_id from custom_domains d join businesses b on b.id = d.business_id
    where d.next_check_at <= as_of and b.erased_at is null order by d.next_check_at;
end $$;
