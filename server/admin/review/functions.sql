-- Names of companies that no super admin has checked yet, newest first, with their total number.
create or replace function admin_new_names(most integer)
returns table (business_id uuid, id uuid, name text, previous_name text, email text, created_at timestamptz, total bigint)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select n.business_id, n.id, n.name, n.previous_name, b.email, n.created_at, count(*) over ()
    from company_names n
    join tenants t on t.business_id = n.business_id
    join businesses b on b.id = n.business_id
    where n.seen_at is null and not b.is_super_admin
      and not exists (select 1 from super_admins s where s.id = t.admin_user_id)
    order by n.created_at desc, n.id desc
    limit most;
end $$;

-- Mailings of new businesses that wait for a review of their links, oldest first.
create or replace function admin_mailings_to_review()
returns table (business_id uuid, company_name text, email text, id uuid, name text, texts jsonb, since timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select c.business_id, b.company_name, b.email, c.id, c.name, c.texts, c.review_asked_at
    from campaigns c join businesses b on b.id = c.business_id
    where c.review = 'asked' and c.status = 'scheduled' and b.standing = 'open'
    order by c.review_asked_at, c.id
    limit 50;
end $$;

-- Hosts that mail of new businesses links to and that nobody has reviewed, with the words in which each first
-- appeared; oldest first.
create or replace function admin_links_to_review()
returns table (business_id uuid, company_name text, email text, host text, subject text, body text, since timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select l.business_id, b.company_name, b.email, l.host, l.subject, l.body, l.asked_at
    from linked_hosts l join businesses b on b.id = l.business_id
    where l.review = 'asked' and b.standing = 'open'
    order by l.asked_at, l.business_id, l.host
    limit 50;
end $$;

-- Businesses whose marketing mail is stopped, with the moment since when.
create or replace function admin_mail_stopped()
returns table (business_id uuid, company_name text, email text, since timestamptz, to_strangers_alone boolean)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select b.id, b.company_name, b.email, coalesce(b.mail_stopped_at, b.strangers_mail_stopped_at),
      b.mail_stopped_at is null
    from businesses b
    where coalesce(b.mail_stopped_at, b.strangers_mail_stopped_at) is not null and b.erased_at is null
    order by 4, b.id
    limit 50;
end $$;
