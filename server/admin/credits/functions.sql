-- Movements of credits in all businesses, or in one, newest first, after the movement that a page ended with.
-- `one` selects a single movement.
create or replace function admin_credits(one uuid, business uuid, sought text, wanted_kind text, since timestamptz,
  until timestamptz, before_created timestamptz, before_id uuid, most integer)
returns table (business_id uuid, id uuid, company_name text, email text, kind text, credits bigint, reason text,
  recorded_by uuid, created_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select c.business_id, c.id, b.company_name, b.email, c.kind, c.credits, c.reason, c.recorded_by, c.created_at
    from credit_transactions c
    join businesses b on b.id = c.business_id
    where (one is null or c.id = one) and (business is null or c.business_id = business)
      and (wanted_kind is null or c.kind = wanted_kind)
      and (since is null or c.created_at >= since) and (until is null or c.created_at < until)
      and (sought is null or position(sought in folded(b.company_name)) > 0
        or position(sought in folded(b.email)) > 0 or position(sought in folded(c.reason)) > 0)
      and (before_id is null or (c.created_at, c.id) < (before_created, before_id))
    order by c.created_at desc, c.id desc
    limit most;
end $$;

-- Sums of the movements that a filter finds, by kind.
create or replace function admin_credit_sums(business uuid, sought text, wanted_kind text, since timestamptz,
  until timestamptz)
returns table (kind text, movements bigint, credits bigint)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select c.kind, count(*), sum(c.credits)::bigint
    from credit_transactions c
    join businesses b on b.id = c.business_id
    where (business is null or c.business_id = business)
      and (wanted_kind is null or c.kind = wanted_kind)
      and (since is null or c.created_at >= since) and (until is null or c.created_at < until)
      and (sought is null or position(sought in folded(b.company_name)) > 0
        or position(sought in folded(b.email)) > 0 or position(sought in folded(c.reason)) > 0)
    group by c.kind;
end $$;
