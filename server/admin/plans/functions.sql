-- Number of tenants that pay for or try each plan at a moment; a canceled tenant has the free plan.
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
      and not exists (select 1 from super_admins s where s.id = t.admin_user_id)
    group by 1;
end $$;
