-- The invitation that a mailed link opens: its holder knows only the token.
create or replace function invitation_by_token(hash text)
returns table (business_id uuid, id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select i.business_id, i.id from tenant_invitations i where i.token_hash = hash;
end $$;
