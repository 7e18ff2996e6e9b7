-- Trials that ended and are not marked yet, for the hourly job.
create or replace function trials_over(as_of timestamptz)
returns table (business_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select b.id from tenants t join businesses b on b.id = t.business_id
    where b.subscription_status = 'trial' and b.trial_ends_at <= as_of and b.erased_at is null;
end $$;
