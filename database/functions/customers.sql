-- Finds customers of the transaction's own shop by any part of name, email, phone or id. Inside a function
-- because row-level security keeps LIKE from its index (it isn't leakproof); the first line is the wall here.
create or replace function search_customers(shop uuid, pattern text, most integer)
returns setof customers
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  if shop is distinct from nullif(current_setting('app.business_id', true), '')::uuid then
    raise exception 'another shop''s customers' using errcode = '42501';
  end if;
  return query
    select c.* from customers c
    where c.business_id = shop and c.merged_into is null and c.erased_at is null
      and c.search_text like pattern
    order by c.last_visit_at desc nulls last, c.id
    limit most;
end $$;
