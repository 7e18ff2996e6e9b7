-- Records a backup that was proven, and keeps the newest 30. For logins that read all data, such as that of backups: it
-- is all that they can write. A backup of the future is refused: it would hide that there are no more.
create or replace function record_backup(taken timestamptz)
returns void
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if taken > now() + interval '1 hour' then
    raise exception 'a backup cannot be of the future' using errcode = 'check_violation';
  end if;
  insert into backups (id, taken_at, proven_at) values (gen_random_uuid(), taken, now());
  delete from backups where id not in (select b.id from backups b order by b.taken_at desc limit 30);
end $$;
