-- Campaigns that are due to start, and campaigns being sent: the minute's round gives each of them a job again.
create or replace function campaigns_under_way(at timestamptz)
returns table (business_id uuid, id uuid, status text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select c.business_id, c.id, c.status from campaigns c
    where c.status = 'sending' or (c.status = 'scheduled' and c.scheduled_for <= at)
    order by c.started_at nulls first;
end $$;
