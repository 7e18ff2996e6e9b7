-- Finishes a restore, in the transaction that gives the application its rights: until then nobody can send anything
-- from the restored database. `restore` leaves the moment of the backup in a schema of its own, so that the next
-- `migrate` finishes a restore that was cut off.
do $$
declare taken_at timestamptz;
begin
  if to_regclass('restoring.backup') is null then
    return;
  end if;
  execute 'select taken_at from restoring.backup' into strict taken_at;
  perform hold_after_restore(taken_at);
  perform messages_may_have_gone(now());
  perform campaigns_may_have_gone(now());
  -- Jobs that write to people by themselves, and that may have been done after the backup. What their messages'
  -- own state decides stays.
  delete from pgboss.job where start_after <= now() and name in (
    'meet-later', 'meet-trigger', 'trigger-rounds', 'weekly-mails', 'send-account-mail', 'send-account-text',
    'remind-of-billing', 'tell-mail-stopped'
  );
  drop schema restoring cascade;
end $$;
