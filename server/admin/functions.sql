-- Functions by which super admins see all businesses are in the folders of their subjects. Each checks that the caller
-- (app.user_id) is a super admin.

-- A subscription's status at a moment, as `boughtAt` has it. A trial that is over is canceled, marked or not,
-- unless a subscription runs: then its trial is over when Stripe says so.
create or replace function status_at(status text, trial_ends_at timestamptz, stripe_price_id text, as_of timestamptz)
returns text
language sql immutable set search_path = pg_catalog, public, pg_temp as $$
  select case when status = 'trial' and stripe_price_id is null and trial_ends_at <= as_of
    then 'canceled' else status end
$$;
