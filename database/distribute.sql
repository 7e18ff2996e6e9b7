-- Spreads the tables over the nodes of a Citus cluster, as far as they are not spread yet: rows of businesses by their
-- business, all of one business on one node, and what every business reads as a copy on each node. The other tables stay on
-- the coordinator. `migrate` runs it where the extension is, before functions and grants.
do $$
declare
  -- A name, because a table that refers to a copied one gets another oid.
  t text;
begin
  -- Rows are copied, which forced row-level security refuses. grants.sql forces it again.
  for t in
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relforcerowsecurity
      and not exists (select 1 from pg_dist_partition d where d.logicalrelid = c.oid)
      and exists (
        select 1 from pg_policy p where p.polname = 'own_business'
          and not exists (select 1 from pg_dist_partition d where d.logicalrelid = p.polrelid and d.partmethod = 'h'))
  loop
    execute format('alter table %I no force row level security', t);
  end loop;
  foreach t in array array['tenants', 'tenant_members', 'subscription_tiers', 'super_admins', 'credit_packs'] loop
    -- What refers to a copied table is in the catalogue, too.
    if not exists (select 1 from pg_dist_partition d where d.logicalrelid = t::regclass and d.repmodel = 't') then
      perform create_reference_table(t);
    end if;
  end loop;
  if not exists (select 1 from pg_dist_partition d where d.logicalrelid = 'businesses'::regclass and d.partmethod = 'h') then
    perform create_distributed_table('businesses', 'id');
  end if;
  loop
    -- A table follows those that it refers to.
    select c.relname into t from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polname = 'own_business'
      and not exists (select 1 from pg_dist_partition d where d.logicalrelid = p.polrelid and d.partmethod = 'h')
      and not exists (
        select 1 from pg_constraint f join pg_policy other on other.polrelid = f.confrelid
        where other.polname = 'own_business' and f.conrelid = p.polrelid and f.contype = 'f' and f.confrelid <> f.conrelid
          and not exists (select 1 from pg_dist_partition d where d.logicalrelid = f.confrelid and d.partmethod = 'h'))
    order by c.relname limit 1;
    exit when t is null;
    perform create_distributed_table(t, 'business_id', colocate_with => 'businesses');
  end loop;
end $$;
