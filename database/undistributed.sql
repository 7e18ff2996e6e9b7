-- Tables that are not spread over the nodes of a Citus cluster yet, and should be: what every business reads as a copy on
-- each node; the businesses, and with each of them the rows of every table that has its wall. The other tables stay on the
-- coordinator, with the queue of jobs. `migrate` and `distribute` spread what this finds, in its order.
select c.relname::text as "table", wanted.is_copied as "isCopied",
  array(select f.confrelid::regclass::text from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as refers_to
from (
  select 1 as turn, name::regclass as oid, true as is_copied
  from unnest(array['tenants', 'tenant_members', 'subscription_tiers', 'super_admins', 'credit_packs']) name
  union all select 2, 'businesses'::regclass, false
  union all select 3, polrelid, false from pg_policy where polname = 'own_business'
) wanted join pg_class c on c.oid = wanted.oid
-- References to a copied table are in the catalogue, too.
where not exists (
  select 1 from pg_dist_partition d
  where d.logicalrelid = c.oid and case when wanted.is_copied then d.repmodel = 't' else d.partmethod = 'h' end)
order by wanted.turn, c.relname
