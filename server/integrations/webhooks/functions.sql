-- Deliveries of all businesses that are due, at most `each_most` of each endpoint, with their turns there. Endpoints with
-- waiting deliveries are found by one look into the index each, however many wait for one; step by step, because a cluster
-- refuses a recursive query. `taken` are those whose turns are taken at present. Tests go to paused endpoints, too: they are
-- due before all else.
create or replace function webhooks_in_turns(until timestamptz, each_most integer, taken uuid[])
returns table (business_id uuid, endpoint_id uuid, id uuid, turn bigint)
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
declare
  shop uuid;
  endpoint uuid;
begin
  select d.business_id, d.endpoint_id into shop, endpoint from webhook_deliveries d
  where d.state = 'waiting' order by d.business_id, d.endpoint_id limit 1;
  while endpoint is not null loop
    return query
      select e.business_id, e.id, due.id, due.turn from webhook_endpoints e
      join businesses b on b.id = shop and b.standing = 'open'
      cross join (
        select d.id, d.cause, row_number() over (order by d.due_at, d.id) as turn from webhook_deliveries d
        where d.business_id = shop and d.endpoint_id = endpoint and d.state = 'waiting' and d.due_at <= until
        order by d.due_at, d.id limit each_most
      ) due
      where e.business_id = shop and e.id = endpoint and e.id <> all (taken)
        and (e.state = 'active' or e.state in ('paused', 'failing') and due.cause = 'test');
    select d.business_id, d.endpoint_id into shop, endpoint from webhook_deliveries d
    where d.state = 'waiting' and (d.business_id, d.endpoint_id) > (shop, endpoint)
    order by d.business_id, d.endpoint_id limit 1;
  end loop;
end $$;

-- Deliveries that are due, in turns: each endpoint's first before any endpoint's second.
create or replace function webhooks_due(until timestamptz, each_most integer, most integer, taken uuid[])
returns table (business_id uuid, endpoint_id uuid, id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select due.business_id, due.endpoint_id, due.id from webhooks_in_turns(until, each_most, taken) due
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
