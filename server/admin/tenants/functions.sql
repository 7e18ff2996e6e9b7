-- Tenants in the order of a column, after the one that a page ended with, given by its sort key and id; `wanted`
-- selects a single tenant. Texts are those of the business's present month. Each tenant comes with all its
-- grants.
create or replace function admin_tenants(wanted uuid, sought text, wanted_status text, only_asking boolean,
  as_of timestamptz, sort_by text, descending boolean, after_key text, after_id uuid, most integer)
returns table (business_id uuid, company_name text, email text, time_zone text, tier_id uuid,
  subscription_status text, trial_ends_at timestamptz, subscription_period_end timestamptz, cancels_at timestamptz,
  plan_texts_since timestamptz, asked_tier_id uuid, asked_at timestamptz, grants jsonb, credits_remaining bigint,
  usage_customers integer, usage_sms_monthly integer, stripe_price_id text, suspended_at timestamptz,
  suspended_reason text, created_at timestamptz, sort_key text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  sorts_words boolean := sort_by in ('company', 'email');
  after_word text := case when sorts_words then after_key end;
  after_number numeric := case when not sorts_words then after_key::numeric end;
  cheapest uuid := (select p.id from subscription_tiers p order by p.price_monthly, p.id limit 1);
begin
  perform require_super_admin();
  return query
    with listed as materialized (
      select b.id,
        case sort_by when 'company' then lower(b.company_name) when 'email' then lower(b.email) end as word,
        case sort_by when 'credits' then b.credits_remaining when 'customers' then b.usage_customers
          when 'tier' then p.price_monthly when 'created' then extract(epoch from b.created_at) end as number
      from tenants t
      join businesses b on b.id = t.business_id
      -- As in `boughtAt`, a canceled business has the cheapest plan. status_at is not used: calling it for every
      -- row would take longer than everything else.
      join subscription_tiers p on p.id = case
        when b.subscription_status = 'canceled'
          or (b.subscription_status = 'trial' and b.stripe_price_id is null and b.trial_ends_at <= as_of) then cheapest
        else b.tier_id end
      where b.erased_at is null and not b.is_super_admin
        and not exists (select 1 from super_admins s where s.id = t.admin_user_id)
        and (wanted is null or b.id = wanted)
        and (wanted_status is null
          or status_at(b.subscription_status, b.trial_ends_at, b.stripe_price_id, as_of) = wanted_status)
        and (not only_asking or b.asked_at is not null)
        and (sought is null or position(sought in folded(b.company_name)) > 0
          or position(sought in folded(b.email)) > 0)
    ), page as materialized (
      select l.id, l.word, l.number
      from listed l
      where after_id is null
        or (sorts_words and not descending and (l.word, l.id) > (after_word, after_id))
        or (sorts_words and descending and (l.word, l.id) < (after_word, after_id))
        or (not sorts_words and not descending and (l.number, l.id) > (after_number, after_id))
        or (not sorts_words and descending and (l.number, l.id) < (after_number, after_id))
      order by case when not descending then l.word end, case when descending then l.word end desc,
        case when not descending then l.number end, case when descending then l.number end desc,
        case when not descending then l.id end, case when descending then l.id end desc
      limit most
    )
    select b.id, b.company_name, b.email, b.time_zone, b.tier_id,
      b.subscription_status, b.trial_ends_at, b.subscription_period_end,
      (select s.cancels_at from stripe_customers s where s.business_id = b.id),
      b.plan_texts_since, b.asked_tier_id, b.asked_at,
      (select coalesce(jsonb_agg(to_jsonb(g) order by g.created_at desc, g.id desc), '[]')
        from plan_grants g where g.business_id = b.id),
      b.credits_remaining, b.usage_customers,
      case when b.usage_sms_month >= to_char(coalesce(local_time(as_of, b.time_zone), as_of at time zone 'UTC'), 'YYYY-MM')
        then b.usage_sms_monthly else 0 end,
      b.stripe_price_id, b.suspended_at, b.suspended_reason, b.created_at,
      coalesce(page.word, page.number::text)
    from page join businesses b on b.id = page.id
    order by case when not descending then page.word end, case when descending then page.word end desc,
      case when not descending then page.number end, case when descending then page.number end desc,
      case when not descending then page.id end, case when descending then page.id end desc;
end $$;
