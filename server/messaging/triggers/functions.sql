-- Calendar triggers whose hour has come by the clocks of their businesses, for the hourly job. Until the texting hours
-- end they come again, for triggers that were switched on since; and at least for the five hours after their own, in
-- case no job ran. nextRound.ts computes the same for one business.
-- A business whose time zone or hour cannot be read gives a row with its fault instead.
create or replace function triggers_due(at timestamptz)
returns table (business_id uuid, kind text, fault text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    with hours as (
      select s.business_id, 'birthday'::text as kind, coalesce(s.config ->> 'sendHour', '9') as hour
      from sms_templates s where s.trigger_type = 'birthday' and s.active
      union all
      select e.business_id, 'birthday', coalesce(e.config ->> 'sendHour', '9')
      from email_templates e where e.trigger_type = 'birthday' and e.active
      union all
      select t.business_id, t.kind, coalesce(t.settings ->> 'sendHour', '10')
      from triggers t where t.switched_on_at is not null and t.kind in ('expiry', 'miss_you', 'unused_reward')
    ), waiting as materialized (
      select b.id, h.kind, b.time_zone, b.texts_until_hour, whole_number(h.hour) as hour
      from list_businesses() w join businesses b on b.id = w.business_id join hours h on h.business_id = b.id
    ), clocks as materialized (
      -- Each zone once, however many businesses have it.
      select z.time_zone, extract(hour from local_time(at, z.time_zone))::integer as hour
      from (select distinct t.time_zone from waiting t) z
    )
    select distinct t.id, t.kind, case
      when c.hour is null then 'its time zone is none of this database'
      when t.hour is null then 'its hour is no number' end
    from waiting t join clocks c on c.time_zone = t.time_zone
    where c.hour is null or t.hour is null
      or (c.hour >= t.hour and c.hour < greatest(t.texts_until_hour, t.hour + 6));
end $$;
