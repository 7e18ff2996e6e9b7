-- Businesses whose trial ended and is not marked as ended, for the hourly job.
create or replace function trials_over(as_of timestamptz)
returns table (business_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select b.id from tenants t join businesses b on b.id = t.business_id
    where b.subscription_status = 'trial' and b.trial_ends_at <= as_of and b.stripe_price_id is null
      and b.erased_at is null;
end $$;

-- The business of a Stripe customer, for the webhook.
create or replace function business_of_stripe_customer(customer text)
returns table (business_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select s.business_id from stripe_customers s where s.stripe_customer_id = customer;
end $$;

-- Every business that Stripe knows, for the nightly reconciliation.
create or replace function stripe_businesses()
returns table (business_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select s.business_id from stripe_customers s order by s.business_id;
end $$;

-- Businesses whose admins may be due a reminder: the trial ends within a week, or a payment is late.
create or replace function billing_to_tell(as_of timestamptz)
returns table (business_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select b.id from tenants t join businesses b on b.id = t.business_id
    where b.erased_at is null and b.standing = 'open'
      and ((b.subscription_status = 'trial' and b.trial_ends_at > as_of and b.trial_ends_at <= as_of + interval '7 days')
        or b.subscription_status = 'past_due');
end $$;

-- Businesses whose credits crossed the owner's limit since the last look, or are low enough to buy more.
create or replace function credits_low()
returns table (business_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select b.id from tenants t join businesses b on b.id = t.business_id
      left join credit_settings s on s.business_id = b.id
    where b.erased_at is null and b.standing = 'open'
      and ((b.credits_remaining < coalesce(s.low_below, 20)) <> (s.low_told_at is not null)
        or (s.top_up_pack is not null and s.top_up_failed_at is null and b.credits_remaining < s.top_up_below));
end $$;
