-- The businesses whose hour for birthdays has come, by their own clocks: for the job that runs every hour. The hours
-- after it make up for an hour when nothing ran.
create or replace function birthdays_due(at timestamptz)
returns table (business_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select w.business_id from list_workspaces() w
    where exists (
      select from (
        select s.config from sms_templates s
        where s.business_id = w.business_id and s.trigger_type = 'birthday' and s.active
        union all
        select e.config from email_templates e
        where e.business_id = w.business_id and e.trigger_type = 'birthday' and e.active
      ) t
      where extract(hour from at at time zone w.time_zone)::integer - coalesce((t.config ->> 'sendHour')::integer, 9)
        between 0 and 5
    );
end $$;
