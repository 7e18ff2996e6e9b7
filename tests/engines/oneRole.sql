-- Laid over the databases of tests, and no others. A cluster refuses a statement on rows that another role has changed in
-- the same transaction, where plain PostgreSQL does not: a function that looks at all businesses touches none of their
-- rows after the application changed some, nor the application after such a function did. Reference tables are kept
-- apart from those of businesses, and from each other.

create schema law;
grant usage on schema law to public;

create function law.my_role() returns text language sql stable as $$
  select case current_user when 'regulars_crossing' then 'a function across businesses' else 'the application' end
$$;

-- A rolled back savepoint takes its note back, too.
create function law.refuse_second_role(kinds text[]) returns void language plpgsql as $$
declare
  kind text;
  changer text;
begin
  foreach kind in array kinds loop
    changer := nullif(current_setting('law.changer_of_' || kind, true), '');
    if changer <> law.my_role() then
      raise exception 'rows of % are touched by % after % changed some: a cluster refuses that',
        kind, law.my_role(), changer;
    end if;
  end loop;
end $$;

create function law.note_change() returns trigger language plpgsql as $$
begin
  perform law.refuse_second_role(array[tg_argv[0]]);
  perform set_config('law.changer_of_' || tg_argv[0], law.my_role(), true);
  return null;
end $$;

create function law.may_read(kind text) returns boolean language plpgsql stable as $$
begin
  perform law.refuse_second_role(array[kind]);
  return true;
end $$;

do $$
declare
  spread record;
  crossing record;
  kinds text[];
begin
  create temporary table spread_tables on commit drop as
    select c.relname::text as name, case when c.relname in ('tenants', 'tenant_members', 'tenant_invitations',
        'subscription_tiers', 'super_admins') then c.relname::text else 'businesses' end as kind
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (c.relname in ('businesses', 'tenants', 'tenant_members', 'subscription_tiers', 'super_admins')
        or exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'own_business'));
  for spread in select * from spread_tables loop
    execute format('create trigger note_change before insert or update or delete on %I
      for each statement execute function law.note_change(%L)', spread.name, spread.kind);
    execute format('create policy one_role on %I as restrictive for select to regulars_app using (law.may_read(%L))',
      spread.name, spread.kind);
  end loop;
  for crossing in
    select p.oid, p.prosrc from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef
  loop
    select array_agg(distinct t.kind) into kinds from spread_tables t
    where crossing.prosrc ~ ('\m' || t.name || '\M');
    if kinds is null then continue; end if;
    execute regexp_replace(pg_get_functiondef(crossing.oid), '\nbegin\n',
      format(E'\nbegin\n  perform law.refuse_second_role(%L);\n', kinds::text));
  end loop;
end $$;
