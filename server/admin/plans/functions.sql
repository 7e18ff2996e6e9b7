-- How many tenants have each plan at a moment, by what they bought or try: a canceled one has the free plan.
drop function if exists admin_tier_uses();
create or replace function admin_tier_uses(as_of timestamptz)
returns table (tier_id uuid, tenants integer)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare cheapest uuid := (select p.id from subscription_tiers p order by p.price_monthly, p.id limit 1);
begin
  perform require_super_admin();
  return query
    select case when status_at(b.subscription_status, b.trial_ends_at, b.stripe_price_id, as_of) = 'canceled'
      then cheapest else b.tier_id end, count(*)::integer
    from tenants t
    join businesses b on b.id = t.business_id
    where b.erased_at is null and not b.is_super_admin
      and not exists (select from super_admins s where s.id = t.admin_user_id)
    group by 1;
end $$;

-- Changes what is given of a plan, which has the version that was seen, and gives it as it is then; nothing where it has
-- another one. Its name stays.
drop function if exists admin_edit_tier(uuid, integer, jsonb);
create or replace function admin_edit_tier(tier uuid, seen integer, edits jsonb)
returns setof subscription_tiers
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query update subscription_tiers t set
    (price_monthly, stripe_price_id, max_customers, max_programs, max_sms_monthly, initial_credits,
      credit_cost_sms, credit_cost_email) =
    (select e.price_monthly, e.stripe_price_id, e.max_customers, e.max_programs, e.max_sms_monthly,
      e.initial_credits, e.credit_cost_sms, e.credit_cost_email
     from jsonb_populate_record(t, edits - 'features') e),
    features = t.features || coalesce(edits -> 'features', '{}'),
    version = t.version + 1
  where t.id = tier and t.version = seen
  returning t.*;
end $$;

-- Changes what is given of a pack of credits, which has the version that was seen; false where it has another.
create or replace function admin_edit_credit_pack(pack text, seen integer, new_credits bigint, new_amount bigint)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  update credit_packs p set credits = coalesce(new_credits, p.credits), amount = coalesce(new_amount, p.amount),
    version = p.version + 1
  where p.id = pack and p.version = seen;
  return found;
end $$;
