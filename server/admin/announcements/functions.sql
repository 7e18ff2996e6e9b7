-- Every announcement, newest first, with the number of people who have dismissed it.
create or replace function admin_announcements(most integer)
returns table (id uuid, title text, message text, tone text, starts_on date, ends_on date, ended_at timestamptz,
  written_by uuid, created_at timestamptz, dismissals integer)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select a.id, a.title, a.message, a.tone, a.starts_on, a.ends_on, a.ended_at, a.written_by, a.created_at,
      (select count(*)::integer from announcement_dismissals d where d.announcement_id = a.id)
    from announcements a
    order by a.created_at desc, a.id desc
    limit most;
end $$;

-- Writes an announcement in the name of the calling super admin, or finds the one that the same key has written.
create or replace function admin_announce(announcement uuid, heading text, words text, mood text, from_day date,
  until_day date, as_of timestamptz, once_key text, once_hash text)
returns table (id uuid, input_hash text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare person uuid := nullif(current_setting('app.user_id', true), '')::uuid;
begin
  perform require_super_admin();
  insert into announcements (id, title, message, tone, starts_on, ends_on, written_by, created_at, idempotency_key,
    input_hash)
  values (announcement, heading, words, mood, from_day, until_day, person, as_of, once_key, once_hash)
  on conflict on constraint announcements_key do nothing;
  return query select a.id, a.input_hash from announcements a
    where a.written_by = person and a.idempotency_key = once_key;
end $$;

-- Ends an announcement before its last day. Returns its title if there was one to end.
create or replace function admin_end_announcement(announcement uuid, as_of timestamptz)
returns table (title text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    update announcements a set ended_at = as_of
    where a.id = announcement and a.ended_at is null and a.ends_on >= (as_of at time zone 'UTC')::date
    returning a.title;
end $$;

-- Announcements in force at a moment that the calling person (app.user_id) has not dismissed.
create or replace function announcements_in_force(as_of timestamptz)
returns table (id uuid, title text, message text, tone text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  person uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  today date := (as_of at time zone 'UTC')::date;
begin
  return query
    select a.id, a.title, a.message, a.tone
    from announcements a
    where person is not null and a.ended_at is null and a.starts_on <= today and a.ends_on >= today
      and not exists (
        select 1 from announcement_dismissals d where d.user_id = person and d.announcement_id = a.id)
    order by a.tone desc, a.created_at desc, a.id desc;
end $$;

-- Dismisses an announcement for the calling person, and returns it. Returns nothing if there is none that has begun.
create or replace function dismiss_announcement(announcement uuid, as_of timestamptz)
returns table (id uuid, title text, message text, tone text)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  person uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  today date := (as_of at time zone 'UTC')::date;
begin
  insert into announcement_dismissals (user_id, announcement_id, created_at)
  select person, a.id, as_of from announcements a
  where person is not null and a.id = announcement and a.starts_on <= today
  on conflict do nothing;
  return query
    select a.id, a.title, a.message, a.tone
    from announcements a
    where person is not null and a.id = announcement and a.starts_on <= today;
end $$;
