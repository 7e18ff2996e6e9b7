-- Businesses that their admins closed and that are not completely erased yet, for the daily round. A business
-- that is suspended meanwhile waits: nobody could open it again.
create or replace function closed_businesses()
returns table (business_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select b.id from businesses b
    where (b.standing = 'closed' and b.erased_at is null)
      or (b.erased_at is not null
        and (exists (select 1 from consents c where c.business_id = b.id)
          or exists (select 1 from audit_entries e where e.business_id = b.id)));
end $$;

-- Erases the proofs of an erased business, in a transaction of its own: the consents, the audit log, the names it
-- has had, the grants of plans, the reasons of credits, and the notes on operations. The application may not
-- change any of them, and a cluster lets no transaction of the application change anything besides.
create or replace function erase_proofs(business uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_erased_business(business);
  perform erase_consents(business);
  perform erase_audit(business);
  perform erase_company_names(business);
  perform erase_plan_grants(business);
  perform erase_credit_reasons(business);
  perform erase_operation_notes(business);
end $$;
