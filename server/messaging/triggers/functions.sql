-- The triggers that go by the calendar and whose hour has come, by the clocks of their businesses: for the job that runs
-- every hour. Until the texting hours end it also serves what was switched on since; and at least the five hours after
-- it make up for hours when nothing ran. nextRound.ts says the same of one business.
create or replace function triggers_due(at timestamptz)
returns table (business_id uuid, kind text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    with hours as (
      select s.business_id, 'birthday'::text as kind, coalesce((s.config ->> 'sendHour')::integer, 9) as hour
      from sms_templates s where s.trigger_type = 'birthday' and s.active
      union all
      select e.business_id, 'birthday', coalesce((e.config ->> 'sendHour')::integer, 9)
      from email_templates e where e.trigger_type = 'birthday' and e.active
      union all
      select t.business_id, t.kind, coalesce((t.settings ->> 'sendHour')::integer, 10)
      from triggers t where t.switched_on_at is not null and t.kind in ('expiry', 'miss_you', 'unused_reward')
    )
    select distinct b.id, h.kind
    from list_workspaces() w join businesses b on b.id = w.business_id join hours h on h.business_id = b.id,
      lateral (select extract(hour from at at time zone b.time_zone)::integer as hour) here
    where here.hour >= h.hour and here.hour < greatest(b.texts_until_hour, h.hour + 6);
end $$;
