-- The business and target of a QR code: the visitor knows only the code. Codes of a closed or suspended business are
-- inactive.
create or replace function qr_code_by_code(sought text)
returns table (business_id uuid, id uuid, active boolean, shop_open boolean, custom_url text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select q.business_id, q.id, q.active and b.standing = 'open', b.standing = 'open', q.custom_url
    from qr_codes q join businesses b on b.id = q.business_id where q.code = sought;
end $$;
