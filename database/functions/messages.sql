-- Which customers a phone belongs to, shop by shop: STOP and START concern them all, the sender being shared.
create or replace function customers_by_phone(e164 text)
returns table (business_id uuid, customer_id uuid, company_name text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select c.business_id, c.id, b.company_name from customers c join businesses b on b.id = c.business_id
    where c.auth_phone = regexp_replace(e164, '\D', '', 'g') and c.phone = e164
      and c.merged_into is null and c.erased_at is null
    order by c.business_id, c.id;
end $$;

-- Messages whose worker died between claim and settlement, or whose job vanished.
create or replace function messages_to_recover(claimed_before timestamptz, queued_before timestamptz)
returns table (business_id uuid, id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select l.business_id, l.id from communication_logs l
    where l.state in ('queued', 'sending') and l.due_at < case l.state when 'sending' then claimed_before else queued_before end
      and l.due_at < greatest(claimed_before, queued_before)
    order by l.due_at
    limit 1000;
end $$;
