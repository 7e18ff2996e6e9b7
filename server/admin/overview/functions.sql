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
      and not exists (select 1 from super_admins s where s.id = t.admin_user_id);
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
      where not b.is_super_admin and not exists (select 1 from super_admins s where s.id = t.admin_user_id)
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
