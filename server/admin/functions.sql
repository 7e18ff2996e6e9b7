-- Functions by which super admins see all businesses. Each checks that the caller (app.user_id) is one.

-- A subscription's status at a moment, as `boughtAt` has it. A trial that is over is canceled, marked or not,
-- unless a subscription runs: then its trial is over when Stripe says so.
create or replace function status_at(status text, trial_ends_at timestamptz, stripe_price_id text, as_of timestamptz)
returns text
language sql immutable set search_path = pg_catalog, public, pg_temp as $$
  select case when status = 'trial' and stripe_price_id is null and trial_ends_at <= as_of
    then 'canceled' else status end
$$;

-- Number of tenants and what they pay. Rows of mere members are no tenants; super admins' own and erased
-- businesses are left out.
create or replace function admin_overview(as_of timestamptz)
returns table (total integer, active integer, trial integer, asking integer, monthly_revenue numeric)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select count(*)::integer,
      count(*) filter (where b.subscription_status = 'active')::integer,
      count(*) filter (
        where status_at(b.subscription_status, b.trial_ends_at, b.stripe_price_id, as_of) = 'trial')::integer,
      count(*) filter (where b.asked_at is not null)::integer,
      coalesce(sum(p.price_monthly) filter (where b.subscription_status = 'active'), 0)
    from tenants t
    join businesses b on b.id = t.business_id
    join subscription_tiers p on p.id = b.tier_id
    where b.erased_at is null and not b.is_super_admin
      and not exists (select from super_admins s where s.id = t.admin_user_id);
end $$;

-- Figures of the platform for the months up to a moment (UTC), by the history of plans: see monthsContract.ts. A
-- month before the history has nulls; the opening of businesses is known without it. Businesses erased by now
-- still count as opened, paying and lost in their months.
create or replace function admin_months(as_of timestamptz, most integer)
returns table (month text, known_since timestamptz, mrr bigint, sign_ups integer, lost integer, paying integer,
  paying_lost integer, begun integer, paid integer, running integer)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    with companies as materialized (
      select b.id, b.created_at,
        b.erased_at is null
          and status_at(b.subscription_status, b.trial_ends_at, b.stripe_price_id, as_of) = 'trial' as tries
      from tenants t
      join businesses b on b.id = t.business_id
      where not b.is_super_admin and not exists (select from super_admins s where s.id = t.admin_user_id)
    ), history as materialized (
      select c.business_id, c.cause, c.trial_ends_at, c.monthly_price, c.created_at as since,
        c.number = min(c.number) filter (where c.trial_ends_at is not null) over (partition by c.business_id)
          as begins_trial,
        coalesce(lead(c.created_at) over changes, 'infinity') as until,
        lag(c.monthly_price) over changes as before
      from subscription_changes c
      join companies on companies.id = c.business_id
      window changes as (partition by c.business_id order by c.number)
    ), start as (
      select min(h.since) as at from history h
    ), months as materialized (
      select m.starts, (m.starts at time zone 'UTC' + interval '1 month') at time zone 'UTC' as ends
      from generate_series(most - 1, 0, -1) n,
        lateral (select (date_trunc('month', as_of at time zone 'UTC') - n * interval '1 month') at time zone 'UTC'
          as starts) m
    ), states as materialized (
      select m.starts, h.business_id,
        sum(h.monthly_price) filter (where h.since < m.starts) as at_start,
        sum(h.monthly_price) filter (where h.until >= m.ends) as at_end,
        bool_or(h.since >= m.starts and h.monthly_price = 0 and h.before > 0) as stopped
      from months m
      join history h on h.since < m.ends and h.until >= m.starts
      group by m.starts, h.business_id
    ), paid as (
      select s.starts, sum(s.at_end)::bigint as mrr,
        (count(*) filter (where s.stopped and s.at_end = 0))::integer as lost,
        (count(*) filter (where s.at_start > 0))::integer as at_start,
        (count(*) filter (where s.at_start > 0 and s.at_end = 0))::integer as of_these
      from states s group by s.starts
    ), payers as (
      select distinct h.business_id as id from history h where h.monthly_price > 0
    ), tried as (
      select date_trunc('month', h.since at time zone 'UTC') at time zone 'UTC' as starts,
        count(*)::integer as begun, count(p.id)::integer as paid,
        (count(*) filter (where p.id is null and c.tries))::integer as running
      from history h
      join companies c on c.id = h.business_id
      left join payers p on p.id = h.business_id
      where h.begins_trial and h.cause in ('signed_up', 'bought')
      group by 1
    ), opened as (
      select date_trunc('month', c.created_at at time zone 'UTC') at time zone 'UTC' as starts, count(*)::integer as businesses
      from companies c group by 1
    )
    select to_char(m.starts at time zone 'UTC', 'YYYY-MM'), start.at,
      case when start.at < m.ends then coalesce(paid.mrr, 0) end, coalesce(opened.businesses, 0),
      case when start.at < m.ends then coalesce(paid.lost, 0) end,
      case when start.at < m.starts then coalesce(paid.at_start, 0) end,
      case when start.at < m.starts then coalesce(paid.of_these, 0) end,
      case when start.at < m.ends then coalesce(tried.begun, 0) end,
      case when start.at < m.ends then coalesce(tried.paid, 0) end,
      case when start.at < m.ends then coalesce(tried.running, 0) end
    from months m
    cross join start
    left join paid on paid.starts = m.starts
    left join tried on tried.starts = m.starts
    left join opened on opened.starts = m.starts
    order by m.starts;
end $$;

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
        and not exists (select from super_admins s where s.id = t.admin_user_id)
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

-- The super admins among these people.
create or replace function super_admins_among(people uuid[])
returns table (id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query select s.id from super_admins s where s.id = any(people);
end $$;

-- The teams of a person, in the order of joining.
create or replace function admin_shops_of(person uuid)
returns table (business_id uuid, company_name text, role text, standing text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query select m.business_id, m.company_name, m.role, m.standing
    from memberships_of(person) m where m.business_id is not null;
end $$;

-- API keys that a person made, in any business, and that nobody revoked.
create or replace function admin_api_keys_of(person uuid)
returns table (business_id uuid, company_name text, id uuid, name text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query select k.business_id, t.company_name, k.id, k.name
    from api_keys k join tenants t on t.business_id = k.business_id
    where k.made_by = person and k.revoked_at is null
    order by t.company_name, k.created_at, k.id;
end $$;

-- Names of companies that no super admin has checked yet, newest first, with their total number.
create or replace function admin_new_names(most integer)
returns table (business_id uuid, id uuid, name text, previous_name text, email text, created_at timestamptz, total bigint)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select n.business_id, n.id, n.name, n.previous_name, b.email, n.created_at, count(*) over ()
    from company_names n
    join tenants t on t.business_id = n.business_id
    join businesses b on b.id = n.business_id
    where n.seen_at is null and not b.is_super_admin
      and not exists (select from super_admins s where s.id = t.admin_user_id)
    order by n.created_at desc, n.id desc
    limit most;
end $$;

-- Texts and mails of everybody since a day (UTC), and the businesses that reached their limits. Networks stay
-- without a name.
create or replace function admin_text_counts(since text)
returns table (day text, scope text, sent integer, reached_at timestamptz, company_name text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select c.day, c.scope, c.sent, c.reached_at, b.company_name
    from text_counts c
    left join businesses b on c.scope in ('young business', 'mail young business') and b.id::text = c.subject
    where c.day >= since and (c.subject = '' or c.reached_at is not null);
end $$;

-- Mailings of new businesses that wait for a review of their links, oldest first.
create or replace function admin_mailings_to_review()
returns table (business_id uuid, company_name text, email text, id uuid, name text, texts jsonb, since timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select c.business_id, b.company_name, b.email, c.id, c.name, c.texts, c.review_asked_at
    from campaigns c join businesses b on b.id = c.business_id
    where c.review = 'asked' and c.status = 'scheduled' and b.standing = 'open'
    order by c.review_asked_at, c.id
    limit 50;
end $$;

-- Hosts that mail of new businesses links to and that nobody has reviewed, with the words in which each first
-- appeared; oldest first.
create or replace function admin_links_to_review()
returns table (business_id uuid, company_name text, email text, host text, subject text, body text, since timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select l.business_id, b.company_name, b.email, l.host, l.subject, l.body, l.asked_at
    from linked_hosts l join businesses b on b.id = l.business_id
    where l.review = 'asked' and b.standing = 'open'
    order by l.asked_at, l.business_id, l.host
    limit 50;
end $$;

-- Businesses whose marketing mail is stopped, with the moment since when.
create or replace function admin_mail_stopped()
returns table (business_id uuid, company_name text, email text, since timestamptz, to_strangers_alone boolean)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select b.id, b.company_name, b.email, coalesce(b.mail_stopped_at, b.strangers_mail_stopped_at),
      b.mail_stopped_at is null
    from businesses b
    where coalesce(b.mail_stopped_at, b.strangers_mail_stopped_at) is not null and b.erased_at is null
    order by 4, b.id
    limit 50;
end $$;

-- States of a business's messages since a moment, as counts. A provider's own words may name a receiver and are
-- left out.
create or replace function admin_messages_of(business uuid, since timestamptz)
returns table (channel text, state text, reason text, messages integer)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select l.type, l.state, r.reason, count(*)::integer
    from communication_logs l
    cross join lateral (
      select case when l.state in ('rejected', 'uncertain', 'withheld') then
        case when l.failure like 'The provider refused it: %' then 'The provider refused it.' else l.failure end
      end as reason
    ) r
    where l.business_id = business and l.direction = 'out' and l.created_at >= since
    group by l.type, l.state, r.reason;
end $$;

-- Complaints, unsubscribes, bounces and STOPs at a business since a moment; its texts that count for today (UTC);
-- the moment since which it is trusted with texts; the refusal of its own key for mails; and the state of its
-- payments.
create or replace function admin_standing_of(business uuid, since timestamptz, today text)
returns table (complaints integer, unsubscribes integer, bounces integer, stops integer, texts_today integer,
  key_refused_at timestamptz, key_refusal text, payment text, past_due_since timestamptz, plan_texts_since timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select
      count(*) filter (where c.source = 'complaint')::integer,
      count(*) filter (where c.source in ('unsubscribe link', 'preferences page', 'mailchimp'))::integer,
      count(*) filter (where c.source = 'bounce')::integer,
      count(*) filter (where c.source = 'stop')::integer,
      coalesce((select t.sent from text_counts t
        where t.day = today and t.scope = 'young business' and t.subject = business::text), 0),
      (select i.refused_at from integrations i where i.business_id = business and i.provider = 'sendgrid'),
      (select i.refusal from integrations i where i.business_id = business and i.provider = 'sendgrid'),
      (select s.payment_method_status from stripe_customers s where s.business_id = business),
      (select s.past_due_since from stripe_customers s where s.business_id = business),
      (select b.plan_texts_since from businesses b where b.id = business)
    from consents c
    where c.business_id = business and not c.given and c.created_at >= since;
end $$;
