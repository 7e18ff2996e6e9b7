-- Changes the given fields of a pack of credits if it still has the version that was seen; false if it has another.
create or replace function admin_edit_credit_pack(pack text, seen integer, new_credits bigint, new_amount bigint)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_super_admin();
  update credit_packs p set credits = coalesce(new_credits, p.credits), amount = coalesce(new_amount, p.amount),
    version = p.version + 1
  where p.id = pack and p.version = seen;
  return found;
end $$;

-- A super admin's reason may name somebody.
create or replace function erase_credit_reasons(business uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_erased_business(business);
  update credit_transactions c set reason = '' where c.business_id = business and c.recorded_by is not null;
end $$;
