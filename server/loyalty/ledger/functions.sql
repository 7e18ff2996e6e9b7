-- Removes from an erased business's operations what they say about people.
create or replace function erase_operation_notes(business uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_erased_business(business);
  update operations o set note = null, device = null, staff_name = null, staff_user_id = null
  where o.business_id = business;
end $$;
