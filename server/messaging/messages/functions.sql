-- Customers who have a phone, in all businesses: they share the sender, so STOP and START concern them all.
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

-- The business that a text to us belongs to, which last texted this phone within 30 days, and its customer who has the
-- phone by now, if any. A reply can be faster than our record that the text was accepted, so a text that is being sent
-- counts. A reply that is kept already, under the dedupe key `occurred`, stays with its business.
create or replace function shop_of_reply(e164 text, occurred text, as_of timestamptz)
returns table (business_id uuid, customer_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select texted.business_id, c.id from (
      select l.business_id, max(coalesce(l.sent_at, l.created_at)) as at from communication_logs l
      where l.recipient = e164 and l.type = 'sms' and l.direction = 'out'
        and l.state in ('sending', 'accepted', 'delivered', 'uncertain') and l.created_at > as_of - interval '31 days'
      group by l.business_id
    ) texted
    left join customers c on c.business_id = texted.business_id
      and c.auth_phone = regexp_replace(e164, '\D', '', 'g') and c.phone = e164
      and c.merged_into is null and c.erased_at is null
    where texted.at > as_of - interval '30 days'
    order by exists (
        select 1 from communication_logs k where k.business_id = texted.business_id and k.dedupe_key = occurred
      ) desc, texted.at desc, texted.business_id
    limit 1;
end $$;

-- After a restore: messages that waited or were being sent at the backup, and were due before the restore, may have gone
-- out since. They are never sent again. For the owner of the database alone.
create or replace function messages_may_have_gone(before timestamptz)
returns void
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update communication_logs set state = 'uncertain', outgoing = null,
    failure = 'Restored from a backup: it waited at that time, and may have gone out since.'
  where state = 'sending' or (state = 'queued' and due_at <= before);
end $$;

-- How many messages of all businesses are due and not sent, `most` at most, and since when the oldest is due. The index
-- communication_logs_unsettled has them in this order.
create or replace function messages_waiting(as_of timestamptz, most integer)
returns table (waiting integer, oldest timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select count(*)::integer, min(m.due_at)
    from (
      select l.due_at from communication_logs l
      where l.state in ('queued', 'sending') and l.due_at <= as_of
      order by l.due_at limit most
    ) m;
end $$;
