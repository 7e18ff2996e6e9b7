-- The shops that their admins closed and that are not erased yet, or not to the end, for the daily round. One that is
-- suspended meanwhile waits: nobody could open it again.
create or replace function closed_shops()
returns table (business_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select b.id from businesses b
    where (b.standing = 'closed' and b.erased_at is null)
      or (b.erased_at is not null
        and (exists (select from consents c where c.business_id = b.id)
          or exists (select from audit_entries e where e.business_id = b.id)));
end $$;

-- Of a shop that is erased, in its own transaction: the consents, the audit log, what was granted to it, and what
-- operations say of people. The application may not change any of them, and a cluster lets no transaction of the
-- application's change anything besides.
create or replace function erase_proofs(shop uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if shop is distinct from nullif(current_setting('app.business_id', true), '')::uuid
    or not exists (select from businesses b where b.id = shop and b.erased_at is not null) then
    raise exception 'not an erased shop of this transaction' using errcode = '42501';
  end if;
  delete from consents c where c.business_id = shop;
  delete from audit_entries e where e.business_id = shop;
  delete from company_names n where n.business_id = shop;
  delete from plan_grants g where g.business_id = shop;
  -- A super admin's reason may name somebody.
  update credit_transactions c set reason = '' where c.business_id = shop and c.recorded_by is not null;
  update platform_entries e set details = e.details - 'reason'
  where e.details ->> 'business_id' = shop::text and e.details ? 'reason';
  update operations o set note = null, device = null, staff_name = null, staff_user_id = null
  where o.business_id = shop;
end $$;
