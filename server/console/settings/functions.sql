-- The picture behind a public address. Whoever opens a card or a mail is signed in to no business.
create or replace function logo_by_hash(sought text)
returns table (media_type text, content bytea)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select l.media_type, l.content from business_logos l where l.hash = sought limit 1;
end $$;
