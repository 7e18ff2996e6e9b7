/**
 * The figures that super admins must see, computed from the tables in separate SQL. $1 is the moment. Each
 * statement returns rows with one JSON value `is`, in the shape of the API.
 */

/**
 * `own`: all companies that ever were, but those of super admins. `tenants_now`: those not erased, with the plan
 * they pay for or try.
 */
const companies = `
  own as (
    select b.*,
      case when b.subscription_status = 'trial' and b.stripe_price_id is null and b.trial_ends_at <= $1::timestamptz
        then 'canceled' else b.subscription_status end as status_now
    from businesses b
    where not b.is_super_admin
      and b.id in (select business_id from tenants where admin_user_id not in (select id from super_admins))
  ), tenants_now as (
    select own.*, p.name as tier_name, p.price_monthly,
      (select jsonb_build_object('id', g.tier_id, 'name', gp.name, 'price', gp.price_monthly, 'ends_at', g.ends_at,
          'texts', gp.max_sms_monthly)
        from plan_grants g join subscription_tiers gp on gp.id = g.tier_id
        where g.business_id = own.id and g.kind = 'tier' and g.taken_back_at is null
          and $1 >= g.starts_at and $1 < g.ends_at
        order by gp.price_monthly desc, g.ends_at desc limit 1) as gift,
      p.max_sms_monthly as texts
    from own join subscription_tiers p
      on p.id = case when own.status_now = 'canceled' then
        (select id from subscription_tiers order by price_monthly limit 1) else own.tier_id end
    where own.erased_at is null
  )`

const iso = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const overview = `with ${companies}, paying as (
    select t.price_monthly from tenants_now c join subscription_tiers t on t.id = c.tier_id
    where c.subscription_status = 'active')
  select jsonb_build_object(
    'tenants', jsonb_build_object('total', count(*), 'active', (select count(*) from paying),
      'trial', count(*) filter (where status_now = 'trial'), 'asking', count(asked_at)),
    'monthly_revenue', (select coalesce(sum(price_monthly), 0)::numeric(12, 2)::text from paying),
    'average_revenue', (select coalesce(round(avg(price_monthly), 2), 0.00)::text from paying),
    'conversion_rate',
      case when count(*) = 0 then '0.0' else round((select count(*) from paying) * 100.0 / count(*), 1)::text end
  ) as is from tenants_now`

/** All tenants, without the names of people; by id. */
export const tenants = `with ${companies}
  select jsonb_build_object('business_id', id, 'company_name', company_name, 'email', email,
    'tier', jsonb_build_object('name', tier_name, 'price_monthly', price_monthly::text),
    'granted', case when gift is not null then jsonb_build_object('tier_name', gift ->> 'name',
      'ends_on', ((gift ->> 'ends_at')::timestamptz at time zone time_zone)::date::text) end,
    'asked', case when asked_tier_id is not null then jsonb_build_object('tier_id', asked_tier_id,
      'tier_name', (select name from subscription_tiers t where t.id = asked_tier_id), 'at', ${iso('asked_at')}) end,
    'trial_ends_on', (trial_ends_at at time zone time_zone)::date::text,
    'subscription_status', status_now, 'subscription_period_end', ${iso('subscription_period_end')},
    'cancels_at', null,
    'credits_remaining', credits_remaining, 'usage_customers', usage_customers,
    'usage_sms_monthly',
      case when usage_sms_month >= to_char($1 at time zone time_zone, 'YYYY-MM') then usage_sms_monthly else 0 end,
    'awaits_payment', price_monthly > 0 and plan_texts_since is null and gift is null,
    'stripe_price_id', stripe_price_id, 'suspended_at', ${iso('suspended_at')},
    'suspended_reason', suspended_reason, 'created_at', ${iso('created_at')}) as is
  from tenants_now order by id`

/** All grants of each tenant, by its id; in the order in which they are shown. */
export const grants = `with ${companies}
  select jsonb_build_object('business_id', c.id, 'grants', (
    select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'kind', g.kind, 'tier_name', p.name,
      'ends_on', (g.ends_at at time zone c.time_zone)::date::text, 'reason', g.reason,
      'by', (select name from "user" where id = g.granted_by), 'at', ${iso('g.created_at')},
      'taken_back', case when g.taken_back_at is not null then jsonb_build_object(
        'by', (select name from "user" where id = g.taken_back_by), 'at', ${iso('g.taken_back_at')},
        'reason', g.taken_back_reason) end,
      'holds', g.taken_back_at is null and $1 < g.ends_at
        and case g.kind when 'tier' then $1 >= g.starts_at else g.ends_at is not distinct from c.trial_ends_at end)
      order by g.created_at desc, g.id desc), '[]')
    from plan_grants g join subscription_tiers p on p.id = g.tier_id where g.business_id = c.id)) as is
  from tenants_now c order by c.id`

/** Number of tenants on each plan, cheapest first. */
export const tierUses = `with ${companies}
  select jsonb_build_object('id', t.id, 'tenants', (select count(*) from tenants_now c where c.tier_name = t.name)) as is
  from subscription_tiers t order by t.price_monthly`

/** The texts of today (UTC) beside their limits, which are $2 and $3. */
export const textsToday = `with today as (
    select c.scope, c.sent from text_counts c where c.day = ($1::timestamptz at time zone 'UTC')::date::text
  )
  select jsonb_build_object(
    'platform', jsonb_build_object('limit', $2::integer,
      'sent', (select coalesce(sum(sent), 0) from today where scope = 'platform')),
    'young_businesses', jsonb_build_object('limit', $3::integer,
      'sent', (select coalesce(sum(sent), 0) from today where scope = 'young businesses'))) as is`

/** Limits reached today and yesterday (UTC), by how many and since when, with the names of the businesses. */
export const alarms = `select jsonb_build_object('day', day, 'scope', scope, 'count', count(*),
    'since', ${iso('min(reached_at)')},
    'company_names', coalesce(jsonb_agg((select company_name from businesses where id::text = subject)
      order by (select company_name from businesses where id::text = subject)) filter (where scope = 'young business'),
      '[]')) as is
  from text_counts
  where reached_at is not null and day::date >= ($1::timestamptz at time zone 'UTC')::date - 1
  group by day, scope order by day, scope`

/** Ids in an order, of one status or all; $2 is the status, $3 a text to find. */
export const order = (by: string, way: 'asc' | 'desc') => `with ${companies}
  select to_jsonb(c.id) as is from tenants_now c
  where ($2::text is null or c.status_now = $2)
    and strpos(lower(c.company_name || e'\\n' || c.email), lower($3::text)) > 0
  order by ${by} ${way}, c.id ${way}`

/**
 * Sums of credit movements in all businesses by the same filter; $1 to $5 are business, text, kind and days
 * (UTC).
 */
export const creditSums = `with found as (
    select c.* from credit_transactions c join businesses b on b.id = c.business_id
    where ($1::uuid is null or c.business_id = $1)
      and ($2::text is null or strpos(lower(concat_ws(e'\\n', b.company_name, b.email, c.reason)), lower($2)) > 0)
      and ($3::text is null or c.kind = $3)
      and ($4::date is null or (c.created_at at time zone 'UTC')::date >= $4)
      and ($5::date is null or (c.created_at at time zone 'UTC')::date <= $5)
  ), sums as (select kind, sum(credits) as credits from found group by kind),
  part as (select coalesce(sum(credits) filter (where kind = 'initial'), 0) as initial,
    coalesce(sum(credits) filter (where kind = 'granted'), 0) as granted,
    coalesce(sum(credits) filter (where kind in ('bought', 'refunded')), 0) as bought,
    coalesce(sum(credits) filter (where kind = 'taken'), 0) as taken,
    coalesce(sum(credits) filter (where kind in ('reserved', 'returned')), 0) as used from sums)
  select to_jsonb(part) || jsonb_build_object('movements', (select count(*) from found),
    'net', (select coalesce(sum(credits), 0) from found),
    'ids', (select coalesce(jsonb_agg(id order by created_at desc, id desc), '[]') from found)) as is from part`

/** The price a business paid at the end of a moment, by its last change before it. */
const paysAt = (moment: string, business: string) =>
  `coalesce((select h.monthly_price from subscription_changes h
    where h.business_id = ${business} and h.created_at < ${moment} order by h.number desc limit 1), 0)`

export const months = `with ${companies}, began as (
    select min(created_at) as at from subscription_changes where business_id in (select id from own)
  ), months as (
    select m as starts, m + interval '1 month' as ends
    from generate_series(date_trunc('month', $1::timestamptz at time zone 'UTC') - interval '11 months',
      date_trunc('month', $1 at time zone 'UTC'), interval '1 month') m
  ), spans as (
    select to_char(starts, 'YYYY-MM') as month, starts at time zone 'UTC' as starts, ends at time zone 'UTC' as ends
    from months
  ), stops as (
    select h.business_id, h.created_at from subscription_changes h where h.monthly_price = 0
      and (select e.monthly_price from subscription_changes e
        where e.business_id = h.business_id and e.number = h.number - 1) > 0
  ), trials as (
    select h.business_id, h.created_at, c.status_now = 'trial' and c.erased_at is null as tries,
      exists (select 1 from subscription_changes e where e.business_id = c.id and e.monthly_price > 0) as paid
    from subscription_changes h join own c on c.id = h.business_id
    where h.cause in ('signed_up', 'bought') and h.trial_ends_at is not null
      and not exists (select 1 from subscription_changes e
        where e.business_id = h.business_id and e.number < h.number and e.trial_ends_at is not null)
  )
  select jsonb_build_object('month', month,
    'mrr', case when began.at < ends then (select coalesce(sum(${paysAt('ends', 'c.id')}), 0) from own c) end,
    'sign_ups', (select count(*) from own c where to_char(c.created_at at time zone 'UTC', 'YYYY-MM') = month),
    'lost', case when began.at < ends then (select count(*) from own c where ${paysAt('ends', 'c.id')} = 0
      and c.id in (select business_id from stops where to_char(created_at at time zone 'UTC', 'YYYY-MM') = month)) end,
    'start', case when began.at < starts then (
      select jsonb_build_object('paying', count(*), 'lost', count(*) filter (where ${paysAt('ends', 'c.id')} = 0))
      from own c where ${paysAt('starts', 'c.id')} > 0) end,
    'trials', case when began.at < ends then (
      select jsonb_build_object('begun', count(*), 'paid', count(*) filter (where paid),
        'running', count(*) filter (where not paid and tries))
      from trials where to_char(created_at at time zone 'UTC', 'YYYY-MM') = month) end
  ) as is from spans, began order by month`

/** The health of a tenant, which is $2; $3 is the daily limit of texts for a business that has paid nothing. */
export const health = `with ${companies}, sent as (
    select type, state,
      case when failure like 'The provider refused it: %' then 'The provider refused it.' else failure end as failure
    from communication_logs
    where business_id = $2 and direction = 'out' and created_at >= $1::timestamptz - interval '30 days'
  ), fates as (
    select t as type, jsonb_build_object(
      'sent', (select count(*) from sent where type = t and state in ('accepted', 'delivered')),
      'delivered', (select count(*) from sent where type = t and state = 'delivered'),
      'failed', (select count(*) from sent where type = t and state in ('rejected', 'uncertain')),
      'withheld', (select count(*) from sent where type = t and state = 'withheld')) as fate
    from unnest(array['email', 'sms']) t
  ), failures as (
    select jsonb_build_object('channel', type, 'reason', failure, 'messages', count(*)) as failure
    from sent where state in ('rejected', 'uncertain', 'withheld') and failure is not null group by type, failure
  ), away as (
    select source from consents
    where business_id = $2 and not given and created_at >= $1 - interval '30 days'
  )
  select jsonb_build_object(
    'email', (select fate from fates where type = 'email'), 'sms', (select fate from fates where type = 'sms'),
    'failures', (select coalesce(jsonb_agg(failure order by failure), '[]') from failures),
    'turned_away', jsonb_build_object(
      'complaints', (select count(*) from away where source = 'complaint'),
      'unsubscribes',
        (select count(*) from away where source = any('{unsubscribe link,preferences page,mailchimp}')),
      'bounces', (select count(*) from away where source = 'bounce'),
      'stops', (select count(*) from away where source = 'stop')),
    'texts', jsonb_build_object(
      'month', jsonb_build_object('used', case when usage_sms_month >= to_char($1 at time zone time_zone, 'YYYY-MM')
          then usage_sms_monthly else 0 end,
        'limit', case when (gift ->> 'price')::numeric > price_monthly then (gift ->> 'texts')::integer else texts end),
      'today', case when plan_texts_since is null and gift is null then jsonb_build_object(
        'used', coalesce((select sum(sent) from text_counts
          where scope = 'young business' and subject = $2::text and day = ($1 at time zone 'UTC')::date::text), 0),
        'limit', $3::integer) end),
    'key_refused', (select jsonb_build_object('at', ${iso('refused_at')}, 'words', refusal)
      from integrations where business_id = $2 and refused_at is not null),
    'payment', (select jsonb_build_object('method', payment_method_status, 'past_due_since', ${iso('past_due_since')})
      from stripe_customers where business_id = $2)) as is
  from tenants_now where id = $2`
