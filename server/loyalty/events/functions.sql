-- Events of any business that are due to be handed on, oldest first. The relay reads them and then works in a
-- transaction of each business.
create or replace function events_due(until timestamptz, most integer)
returns table (business_id uuid, subject_id uuid, id bigint, type text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select e.business_id, e.subject_id, e.id, e.type from events e
  where e.due_at <= until order by e.id limit most;
end $$;

-- How many events of all businesses are not handed on yet, `most` at most, how many of them failed, and since when the
-- oldest waits. The relay looks at the same index several times a second.
create or replace function events_waiting(most integer)
returns table (waiting integer, failing integer, oldest timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select count(*)::integer, (count(*) filter (where e.failures > 0))::integer, min(e.created_at)
    from (select v.failures, v.created_at from events v order by v.id limit most) e;
end $$;
