-- Deliveries of all businesses that are due, in turns: each endpoint's first before any endpoint's second, however many
-- wait for one. Endpoints with waiting deliveries are found by one look into the index each. `taken` are those whose turns
-- are taken at present. Tests go to paused endpoints, too: they are due before all else.
create or replace function webhooks_due(until timestamptz, each_most integer, most integer, taken uuid[])
returns table (business_id uuid, endpoint_id uuid, id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    with recursive waiting as (
      (select d.business_id, d.endpoint_id from webhook_deliveries d where d.state = 'waiting'
        order by d.business_id, d.endpoint_id limit 1)
      union all
      select n.business_id, n.endpoint_id from waiting w cross join lateral (
        select d.business_id, d.endpoint_id from webhook_deliveries d where d.state = 'waiting'
          and (d.business_id, d.endpoint_id) > (w.business_id, w.endpoint_id)
        order by d.business_id, d.endpoint_id limit 1
      ) n
    )
    select w.business_id, w.endpoint_id, due.id from waiting w
    join webhook_endpoints e on e.business_id = w.business_id and e.id = w.endpoint_id
    join businesses b on b.id = w.business_id and b.standing = 'open'
    cross join lateral (
      select d.id, d.cause, row_number() over (order by d.due_at, d.id) as turn from webhook_deliveries d
      where d.business_id = w.business_id and d.endpoint_id = w.endpoint_id and d.state = 'waiting'
        and d.due_at <= until
      order by d.due_at, d.id limit each_most
    ) due
    where (e.state = 'active' or e.state in ('paused', 'failing') and due.cause = 'test')
      and w.endpoint_id <> all (taken)
    order by due.turn, due.id limit most;
end $$;

-- How many deliveries of all businesses are due, `most` at most, how many of them failed before, and since when the
-- oldest waits of those to endpoints that answer: one that fails is behind by its own doing.
create or replace function webhooks_waiting(until timestamptz, most integer)
returns table (waiting integer, failing integer, oldest timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select count(*)::integer, (count(*) filter (where due.tried > 0))::integer,
      min(due.since) filter (where due.answers)
    from (
      select d.tried, greatest(d.due_at, d.created_at) as since, e.failing_since is null as answers
      from webhook_endpoints e join webhook_deliveries d on d.business_id = e.business_id and d.endpoint_id = e.id
      where e.state = 'active' and d.state = 'waiting' and d.due_at <= until limit most
    ) due;
end $$;
