-- The picture of a public address, across businesses: the reader of a mail names no business.
create or replace function picture_by_token(sought text)
returns table (media_type text, content bytea)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select p.media_type, p.content from pictures p where p.token = sought;
end $$;
