-- The search among customers. It runs in functions because row-level security keeps LIKE and ~ from their index (they
-- aren't leakproof). The first lines of each function check the business instead.

-- The conditions that a query with the patterns as $2 puts on a customer `c`.
create or replace function fitting_customers(patterns text[], loose boolean) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select coalesce(string_agg(format('and c.search_text %s $2[%s]', case when loose then '~' else 'like' end, n), ' '), '')
  from generate_subscripts(patterns, 1) n
$$;

-- The conditions of the filters: a tag, a program that the customer takes part in, a reward still unused at a moment,
-- and the ids of the query's $3. Each may be null.
create or replace function filtered_customers(tag uuid, program uuid, waiting_at timestamptz, among uuid[]) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when tag is null then '' else format(
    ' and exists (select 1 from customer_tags t where t.business_id = $1 and t.customer_id = c.id and t.tag_id = %L)', tag) end
  || case when program is null then '' else format(
    ' and exists (select 1 from customer_program_progress p
      where p.business_id = $1 and p.customer_id = c.id and p.program_id = %L)', program) end
  || case when waiting_at is null then '' else format(
    ' and exists (select 1 from customer_rewards r where r.business_id = $1 and r.customer_id = c.id
      and r.status = ''earned'' and (r.expires_at is null or r.expires_at > %L))', waiting_at) end
  || case when among is null then '' else ' and c.id in (select unnest($3))' end
$$;

-- The functions below build their statements with the same values: $1 the business, $2 the patterns, $3 the ids to stay
-- among, $4 the sort value and $5 the id of the row to continue after, $6 the length of a page.

-- A whole page of the latest visitors, or nothing if the visits that were read do not fill one. `walks` lists how many
-- visits to read, try by try. The index of visits is by the time at which they were recorded; late ones, of which there
-- are few, have one by the time at which they happened. Customers have no index by last visit, because each purchase
-- would write to it.
create or replace function find_visitors(
  business uuid, patterns text[], among uuid[], after_visit timestamptz, after_id uuid, most integer,
  conditions text, walks integer[]
)
returns table (customer_id uuid, sort_value text)
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
declare visits_read integer; ids uuid[]; visits text[]; until text := ''; going_on text := ''; walk text;
begin
  if after_id is not null then
    until := 'and o.%1$I <= $4';
    going_on := 'and (v.visited_at, c.id) < ($4, $5)';
  end if;
  walk := '(select o.%1$I as visited_at, o.customer_id from operations o
    where o.business_id = $1 and o.counts_as_visit and o.%1$I is not null ' || until || '
    order by o.%1$I desc fetch first %2$s rows with ties)';
  foreach visits_read in array walks loop
    execute format(
      'select array_agg(id), array_agg(visited_at::text) from (
         select v.visited_at, c.id from (
           select visited_at, customer_id from (%s union all %s) either
           order by visited_at desc fetch first %s rows with ties) v
         join customers came on came.business_id = $1 and came.id = v.customer_id
         join customers c on c.business_id = $1
           and c.id = case when came.merged_into is null then came.id else came.merged_into end
         where case when c.last_visit_at = v.visited_at then c.erased_at is null end %s %s
         group by v.visited_at, c.id order by v.visited_at desc, c.id desc limit $6) visitor',
      format(walk, 'created_at', visits_read), format(walk, 'happened_at', visits_read), visits_read,
      conditions, going_on)
    into ids, visits using business, patterns, among, after_visit, after_id, most;
    if cardinality(ids) = most then
      return query select * from unnest(ids, visits);
      return;
    end if;
  end loop;
end $$;

-- A whole page of matching customers among the next five thousand along the index of a sort, or nothing if they do not
-- fill one.
create or replace function find_along(
  business uuid, patterns text[], among uuid[], after_value text, after_id uuid, most integer,
  key text, direction text, place text, conditions text
)
returns table (customer_id uuid, sort_value text)
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
declare ids uuid[]; sort_values text[];
begin
  execute format(
    'select array_agg(page.id), array_agg(page.sorted_by::text) from (
       select c.id, c.sorted_by from (
         select c.id, c.search_text, %1$s as sorted_by from customers c where %3$s
         order by %1$s %2$s, c.id %2$s limit 5000) c
       where true %4$s order by c.sorted_by %2$s, c.id %2$s limit $6) page', key, direction, place, conditions)
  into ids, sort_values using business, patterns, among, after_value, after_id, most;
  if cardinality(ids) = most then
    return query select * from unnest(ids, sort_values);
  end if;
end $$;

-- A page of matching customers, found by the patterns' own index and then sorted, and how many were found, at most
-- `bound`. Without this the planner would walk along the index of the sort, through the whole business if nobody
-- matches.
create or replace function sort_fitting(
  business uuid, patterns text[], among uuid[], after_value text, after_id uuid, most integer,
  key text, direction text, place text, conditions text, bound integer,
  out fits bigint, out ids uuid[], out sort_values text[]
)
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format(
    'with fitting as materialized (select c.id, %1$s as sorted_by from customers c where %3$s %4$s limit $7),
     page as (select * from fitting order by sorted_by %2$s, id %2$s limit $6)
     select (select count(*) from fitting),
       array(select p.id from page p order by p.sorted_by %2$s, p.id %2$s),
       array(select p.sorted_by::text from page p order by p.sorted_by %2$s, p.id %2$s)', key, direction, place, conditions)
  into fits, ids, sort_values using business, patterns, among, after_value, after_id, most, bound;
end $$;

-- Finds customers of the transaction's own business who pass the given filters and whose search text matches every
-- pattern: LIKE patterns, or regular expressions if `loose`. Without patterns everybody matches. Sorted by 'newest',
-- 'name', 'points', 'visits', 'spent' or 'last_visit', from after the row with this sort value and id. Each pattern is
-- a condition of its own, because the index narrows by all of them, and by none of ALL's.
create or replace function find_customers(
  business uuid, patterns text[], loose boolean, tag uuid, program uuid, waiting_at timestamptz, among uuid[],
  sort text, after_value text, after_id uuid, most integer
)
returns table (customer_id uuid, sort_value text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  key text; kind text; direction text := 'desc'; found_page record;
  fitting text := fitting_customers(patterns, loose);
  filters text := filtered_customers(tag, program, waiting_at, among);
  -- Adding '' keeps the planner from the patterns' own index.
  fitting_each text := ' and c.search_text || '''' like all ($2) ';
  listed text := 'c.business_id = $1 and c.merged_into is null and c.erased_at is null';
  place text := listed;
begin
  if business is distinct from nullif(current_setting('app.business_id', true), '')::uuid then
    raise exception 'another shop''s customers' using errcode = '42501';
  end if;
  case sort
    when 'newest' then key := 'c.created_at'; kind := 'timestamptz';
    when 'name' then key := 'c.sort_name'; kind := 'text collate "C"'; direction := 'asc';
    when 'points' then key := 'c.total_points'; kind := 'bigint';
    when 'visits' then key := 'c.total_visits'; kind := 'integer';
    when 'spent' then key := 'c.total_spent'; kind := 'bigint';
    when 'last_visit' then key := 'coalesce(c.last_visit_at, ''-infinity'')'; kind := 'timestamptz';
  end case;
  if after_id is not null then
    place := listed || format(' and (%s, c.id) %s ($4::%s, $5)', key, case direction when 'asc' then '>' else '<' end, kind);
  end if;
  if fitting <> '' then
    found_page := sort_fitting(business, patterns, among, after_value, after_id, most,
      key, direction, place, fitting || filters, case when not loose then 2001 end);
    if not loose and found_page.fits > 2000 then
      -- With so many matches an index of the sort soon fills a page, if there is one and the matches are spread over
      -- it.
      if sort = 'last_visit' then
        return query select * from find_visitors(
          business, patterns, among, after_value::timestamptz, after_id, most, fitting_each || filters, array[1000]);
      elsif sort in ('newest', 'name') then
        return query select * from find_along(
          business, patterns, among, after_value, after_id, most, key, direction, place, fitting_each || filters);
      end if;
      if found then return; end if;
      found_page := sort_fitting(business, patterns, among, after_value, after_id, most,
        key, direction, place, fitting || filters, null);
    end if;
    return query select * from unnest(found_page.ids, found_page.sort_values);
    return;
  end if;
  if sort = 'last_visit' then
    -- The last two hundred visits of a business fill most pages. Otherwise its regulars come every day, or few
    -- customers match.
    if after_value is distinct from '-infinity' then
      return query select * from find_visitors(
        business, patterns, among, after_value::timestamptz, after_id, most, filters, array[200]);
      if found then return; end if;
    end if;
    if count_customers(business, patterns, loose, tag, program, waiting_at, among, 2000) > 2000 then
      if after_value = '-infinity' then
        -- Nobody further down has ever come, so they are sorted by id.
        key := '''-infinity''::timestamptz';
        place := listed || ' and c.last_visit_at is null and c.id < $5';
      else
        return query select * from find_visitors(
          business, patterns, among, after_value::timestamptz, after_id, most, filters, array[1000, 20000]);
        if found then return; end if;
      end if;
    end if;
  end if;
  return query execute format(
    'select c.id, (%1$s)::text from customers c where %3$s %4$s order by %1$s %2$s, c.id %2$s limit $6',
    key, direction, place, filters)
  using business, patterns, among, after_value, after_id, most;
end $$;

-- The number of matching customers, counted up to one more than `most`; null counts them all.
create or replace function count_customers(
  business uuid, patterns text[], loose boolean, tag uuid, program uuid, waiting_at timestamptz, among uuid[], most integer
)
returns integer
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  fitting text := fitting_customers(patterns, loose);
  -- Along the business's own index: in the order of the table, the customers of all other businesses would be read too.
  sorting text := case when fitting = '' and most is not null then 'order by c.created_at' else '' end;
  counted integer;
begin
  if business is distinct from nullif(current_setting('app.business_id', true), '')::uuid then
    raise exception 'another shop''s customers' using errcode = '42501';
  end if;
  execute format(
    'select count(*) from (select 1 from customers c
       where c.business_id = $1 and c.merged_into is null and c.erased_at is null %s %s %s limit $4) fitting',
    fitting, filtered_customers(tag, program, waiting_at, among), sorting)
  into counted using business, patterns, among, most + 1;
  return counted;
end $$;

create or replace function erase_consents(business uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform require_erased_business(business);
  delete from consents c where c.business_id = business;
end $$;
