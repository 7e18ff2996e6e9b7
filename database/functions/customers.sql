-- Finds customers of the transaction's own shop whose search text fits every pattern, those seen last first.
-- Inside a function because row-level security keeps LIKE from its index (it isn't leakproof); the first lines
-- are the wall here. The first pattern alone goes through the index: LIKE ALL cannot.
create or replace function find_customers(shop uuid, patterns text[], most integer)
returns table (customer_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  if shop is distinct from nullif(current_setting('app.business_id', true), '')::uuid then
    raise exception 'another shop''s customers' using errcode = '42501';
  end if;
  return query
    select c.id from customers c
    where c.business_id = shop and c.merged_into is null and c.erased_at is null
      and c.search_text like patterns[1] and c.search_text like all (patterns)
    order by c.last_visit_at desc nulls last, c.id
    limit most;
end $$;
