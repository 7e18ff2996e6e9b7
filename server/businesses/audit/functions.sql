-- A text as an id, or null if it is none.
create or replace function id_or_null(written text)
returns uuid
language sql immutable set search_path = pg_catalog, public, pg_temp as $$
  select case when written ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then written::uuid end
$$;

-- The business whose log records what a person does with their own account: the wanted one if they are on its team,
-- else the one whose team they have been on for longest, else none.
create or replace function audited_business(person uuid, wanted uuid)
returns uuid
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (
    select m.business_id from tenant_members m
    where m.user_id = person and m.status = 'active'
    order by m.business_id is not distinct from wanted desc, m.accepted_at, m.id
    limit 1
  );
end $$;

create or replace function record_account_act(act uuid, what text, person uuid, wanted uuid,
  from_address text, with_device text, as_of timestamptz, more jsonb default '{}')
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare business uuid := audited_business(person, wanted);
begin
  if business is null then
    insert into platform_entries (id, action, actor, user_id, details, address, device, created_at)
    values (act, what, 'person', person, more, from_address, with_device, as_of);
  else
    insert into audit_entries (business_id, id, action, actor, user_id, details, address, device, created_at)
    values (business, act, what, 'person', person, more, from_address, with_device, as_of);
  end if;
end $$;

-- Records what somebody else does to a person's account, such as a try to sign in to it. Without such an account one
-- entry is written all the same.
create or replace function record_about_account(act uuid, what text, person uuid,
  from_address text, with_device text, as_of timestamptz, more jsonb)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare business uuid := audited_business(person, null);
begin
  if business is null then
    insert into platform_entries (id, action, actor, about_user_id, details, address, device, created_at)
    values (act, what, 'stranger', person, more, from_address, with_device, as_of);
  else
    insert into audit_entries (business_id, id, action, actor, about_user_id, details, address, device, created_at)
    values (business, act, what, 'stranger', person, more, from_address, with_device, as_of);
  end if;
end $$;

-- Records a super admin's impersonation in the log of the business.
create or replace function record_viewing(act uuid, what text, business uuid,
  from_address text, with_device text, as_of timestamptz, more jsonb default '{}', customer uuid default null)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  insert into audit_entries
    (business_id, id, action, actor, user_id, customer_id, details, address, device, created_at)
  select t.business_id, act, what, 'person', nullif(current_setting('app.user_id', true), '')::uuid, customer,
    more, from_address, with_device, as_of
  from tenants t where t.business_id = business
  on conflict do nothing;
end $$;

-- Records what the product itself does in the business of this transaction, for functions that write in other rooms
-- besides.
create or replace function record_system_act(act uuid, what text, business uuid,
  from_address text, with_device text, as_of timestamptz, more jsonb)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if business is distinct from nullif(current_setting('app.business_id', true), '')::uuid then
    raise exception 'not a shop of this transaction' using errcode = '42501';
  end if;
  insert into audit_entries (business_id, id, action, actor, details, address, device, created_at)
  values (business, act, what, 'system', more, from_address, with_device, as_of);
end $$;

-- Nobody changes an entry. Only the functions below delete any, and nobody empties the tables, whoever they are.
create or replace function refuse_audit_change()
returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' and current_user = 'regulars_crossing' then return old; end if;
  -- The platform's entries about an erased business lose their reasons, which may name somebody, and nothing else.
  if tg_op = 'UPDATE' and tg_table_name = 'platform_entries' and current_user = 'regulars_crossing'
    and to_jsonb(new) = jsonb_set(to_jsonb(old), '{details}', old.details - 'reason') then return new; end if;
  raise exception 'the audit log is append-only' using errcode = '42501';
end $$;
-- Only where they are missing: making a trigger waits for all writers of its table, and migrations run while servers serve.
do $$
declare log regclass;
begin
  foreach log in array array['audit_entries', 'platform_entries']::regclass[] loop
    if exists (select 1 from pg_trigger t where t.tgrelid = log and t.tgname = 'refuse_emptying') then continue; end if;
    execute format('create trigger refuse_change before update or delete on %s
      for each row execute function refuse_audit_change()', log);
    execute format('create trigger refuse_emptying before truncate on %s
      for each statement execute function refuse_audit_change()', log);
  end loop;
end $$;

-- Deletes entries older than two years, for the nightly job; nobody can ask for a shorter time.
create or replace function end_audit_entries()
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from audit_entries e where e.created_at < now() - interval '2 years';
  delete from platform_entries e where e.created_at < now() - interval '2 years';
end $$;

-- Deletes a person's entries that are in no business's log: for forget_platform_entries of identity, which knows that
-- their account is gone.
create or replace function end_platform_entries(person uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from platform_entries e where e.user_id = person or e.about_user_id = person;
end $$;

-- Deletes the log of an erased business, and the reasons in the platform's entries about it, which may name somebody.
create or replace function erase_audit(business uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_erased_business(business);
  delete from audit_entries e where e.business_id = business;
  update platform_entries e set details = e.details - 'reason'
  where e.details ->> 'business_id' = business::text and e.details ? 'reason';
end $$;

-- The log of one business, or all of it, for super admins.
create or replace function admin_audit(business uuid, person uuid, actions text[], since timestamptz, until timestamptz,
  before_created timestamptz, before_id uuid, most integer)
returns table (id uuid, business_id uuid, action text, actor text, user_id uuid, about_user_id uuid,
  details jsonb, address text, device text, created_at timestamptz, company_name text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select e.*, t.company_name from (
      (select a.id, a.business_id, a.action, a.actor, a.user_id, a.about_user_id, a.details, a.address, a.device, a.created_at
       from audit_entries a
       where (business is null or a.business_id = business) and (person is null or a.user_id = person or a.about_user_id = person)
         and (actions is null or a.action = any(actions))
         and (since is null or a.created_at >= since) and (until is null or a.created_at < until)
         and (before_id is null or (a.created_at, a.id) < (before_created, before_id))
       order by a.created_at desc, a.id desc limit most)
      union all
      (select p.id, id_or_null(p.details ->> 'business_id'), p.action, p.actor, p.user_id, p.about_user_id, p.details, p.address, p.device, p.created_at
       from platform_entries p
       where business is null and (person is null or p.user_id = person or p.about_user_id = person)
         and (actions is null or p.action = any(actions))
         and (since is null or p.created_at >= since) and (until is null or p.created_at < until)
         and (before_id is null or (p.created_at, p.id) < (before_created, before_id))
       order by p.created_at desc, p.id desc limit most)
    ) e
    left join tenants t on t.business_id = e.business_id
    order by e.created_at desc, e.id desc
    limit most;
end $$;
