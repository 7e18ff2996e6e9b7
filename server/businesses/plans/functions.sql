-- Changes the given fields of a plan if it still has the version that was seen, and returns the changed plan; no row if
-- it has another version. The name of a plan never changes.
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

-- A grant's reason may name somebody.
create or replace function erase_plan_grants(business uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_erased_business(business);
  delete from plan_grants g where g.business_id = business;
end $$;
