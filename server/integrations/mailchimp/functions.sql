-- How many customers' changes wait for Mailchimp, `most` at most, in businesses whose connection works, and since when
-- the oldest waits: one look-up for each connection.
create or replace function mailchimp_waiting(most integer)
returns table (waiting integer, oldest timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select
      (select count(*)::integer from (
        select 1 from mailchimp_connections c join mailchimp_members m on m.business_id = c.business_id
        where c.refused_at is null and c.list_id is not null and m.due_at is not null limit most
      ) due),
      (select min(first.due_at) from mailchimp_connections c cross join lateral (
        select m.due_at from mailchimp_members m
        where m.business_id = c.business_id and m.due_at is not null
        order by m.due_at limit 1
      ) first where c.refused_at is null and c.list_id is not null);
end $$;
