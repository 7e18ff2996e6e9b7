-- Imports under way that stand still: their worker died, or their business was closed or suspended and is open
-- again. A second worker does no harm, because each batch is taken under a lock.
create or replace function imports_to_resume(moved_before timestamptz)
returns table (business_id uuid, id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select i.business_id, i.id from customer_imports i join businesses b on b.id = i.business_id
    where b.standing = 'open' and i.status = 'importing' and i.moved_at <= moved_before
    order by i.moved_at
    limit 1000;
end $$;

-- Files that were never imported, and imports whose failures have been available for download long enough.
create or replace function imports_to_remove(uploaded_before timestamptz, finished_before timestamptz)
returns table (business_id uuid, id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select i.business_id, i.id from customer_imports i
    where (i.status in ('uploaded', 'checked') and i.moved_at < uploaded_before)
      or (i.status = 'done' and i.finished_at < finished_before)
    order by i.moved_at
    limit 1000;
end $$;
