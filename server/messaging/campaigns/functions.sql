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

-- After a restore: campaigns that were being sent at the backup, or were to start between it and the restore, may have
-- gone on since. None goes on by itself. For the owner of the database alone.
create or replace function campaigns_may_have_gone(before timestamptz)
returns void
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update campaigns set version = version + 1,
    status = case status when 'sending' then 'paused' else 'failed' end,
    status_reason = case status
      when 'sending' then 'Restored from a backup: those who waited at that time may have got it since. Resume it only if they have not.'
      else 'Restored from a backup: its time came since, and it may have gone out. Edit it again only if it has not.' end
  where status = 'sending' or (status = 'scheduled' and scheduled_for <= before and review is distinct from 'asked');
end $$;
