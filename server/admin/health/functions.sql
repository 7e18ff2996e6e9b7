-- States of a business's messages since a moment, as counts. A provider's own words may name a receiver and are
-- left out.
create or replace function admin_messages_of(business uuid, since timestamptz)
returns table (channel text, state text, reason text, messages integer)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select l.type, l.state, r.reason, count(*)::integer
    from communication_logs l
    cross join lateral (
      select case when l.state in ('rejected', 'uncertain', 'withheld') then
        case when l.failure like 'The provider refused it: %' then 'The provider refused it.' else l.failure end
      end as reason
    ) r
    where l.business_id = business and l.direction = 'out' and l.created_at >= since
    group by l.type, l.state, r.reason;
end $$;

-- Complaints, unsubscribes, bounces and STOPs at a business since a moment; its texts that count for today (UTC);
-- the moment since which it is trusted with texts; the refusal of its own key for mails; and the state of its
-- payments.
create or replace function admin_standing_of(business uuid, since timestamptz, today text)
returns table (complaints integer, unsubscribes integer, bounces integer, stops integer, texts_today integer,
  key_refused_at timestamptz, key_refusal text, payment text, past_due_since timestamptz, plan_texts_since timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  return query
    select
      count(*) filter (where c.source = 'complaint')::integer,
      count(*) filter (where c.source in ('unsubscribe link', 'preferences page', 'mailchimp'))::integer,
      count(*) filter (where c.source = 'bounce')::integer,
      count(*) filter (where c.source = 'stop')::integer,
      coalesce((select t.sent from text_counts t
        where t.day = today and t.scope = 'young business' and t.subject = business::text), 0),
      (select i.refused_at from integrations i where i.business_id = business and i.provider = 'sendgrid'),
      (select i.refusal from integrations i where i.business_id = business and i.provider = 'sendgrid'),
      (select s.payment_method_status from stripe_customers s where s.business_id = business),
      (select s.past_due_since from stripe_customers s where s.business_id = business),
      (select b.plan_texts_since from businesses b where b.id = business)
    from consents c
    where c.business_id = business and not c.given and c.created_at >= since;
end $$;
