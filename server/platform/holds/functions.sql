-- Holds all messages after a restore. For the owner of the database alone, in the transaction that gives the
-- application its rights.
create or replace function hold_after_restore(taken_at timestamptz)
returns void
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- The backup may have been made while messages were held.
  update message_holds set released_at = now() where released_at is null;
  insert into message_holds (id, held_at, backup_at) values (gen_random_uuid(), now(), taken_at);
end $$;
