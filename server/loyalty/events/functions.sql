-- Events of any business that are due to be handed on, oldest first. The relay reads them and then works in a
-- transaction of each business.
create or replace function events_due(until timestamptz, most integer)
returns table (business_id uuid, subject_id uuid, id bigint, type text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select e.business_id, e.subject_id, e.id, e.type from events e
  where e.due_at <= until order by e.id limit most;
end $$;
