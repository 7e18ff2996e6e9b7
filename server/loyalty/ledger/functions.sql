-- Takes what an erased shop's operations say of people.
create or replace function erase_operation_notes(business uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_erased_business(business);
  update operations o set note = null, device = null, staff_name = null, staff_user_id = null
  where o.business_id = business;
end $$;
