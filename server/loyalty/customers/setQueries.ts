import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { ConsentOfMany, Holder, NewRow } from './person.ts'

/** The customers with one of these phones (E.164) or emails (lower-cased). */
export async function selectByContact(
  ctx: BusinessContext,
  { phones, emails }: { phones: string[]; emails: string[] },
): Promise<Holder[]> {
  const [byPhone, byEmail] = await Promise.all([
    selectHolders(ctx, sql`phone`, phones),
    selectHolders(ctx, sql`email`, emails),
  ])
  return [...byPhone, ...byEmail]
}

/**
 * Searches the column's index for each value. For a thousand values the planner would rather read the whole business,
 * which takes twenty times as long; `limit` prevents that. It believes that a business younger than the statistics has
 * one customer, so that any index would do, and would read all customers for each value: only the column's own index
 * has the order asked for.
 */
async function selectHolders(ctx: BusinessContext, column: SQL, values: string[]): Promise<Holder[]> {
  if (values.length === 0) return []
  return queryRows<Holder>(
    ctx.tx,
    sql`select holder.* from unnest(${sql.param(values)}::text[]) as given (value)
      cross join lateral (
        select c.id, c.unique_customer_id, c.first_name, c.last_name, c.email, c.phone from customers c
        where c.business_id = ${ctx.businessId}::uuid and c.${column} between given.value and given.value
          and c.${column} is not null and c.merged_into is null and c.erased_at is null
        order by c.${column} limit 1
      ) holder`,
  )
}

/**
 * Inserts people in one statement and returns the ids of the inserted ones. A row whose phone or id is taken is
 * skipped.
 */
export async function insertPeople(ctx: BusinessContext, rows: NewRow[]): Promise<string[]> {
  const inserted = await queryRows<{ id: string }>(
    ctx.tx,
    sql`insert into customers (business_id, id, unique_customer_id, first_name, last_name, email, phone, birthday,
        opted_in_sms, opted_in_email, auth_phone, search_text, created_at, last_visit_at)
      select ${ctx.businessId}::uuid, r.id, r.unique_customer_id, r.first_name, r.last_name, r.email, r.phone, r.birthday,
        r.opted_in_sms, r.opted_in_email, r.auth_phone, r.search_text,
        coalesce(r.joined_at, ${ctx.now.toISOString()}::timestamptz), r.last_visit_at
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, unique_customer_id text, first_name text,
        last_name text, email text, phone text, birthday date, opted_in_sms boolean, opted_in_email boolean,
        auth_phone text, search_text text, joined_at timestamptz, last_visit_at timestamptz)
      on conflict do nothing returning id`,
  )
  return inserted.map(({ id }) => id)
}

/** Inserts the proof of each opt-in. The flags were inserted with the customers. */
export async function insertConsents(
  ctx: BusinessContext,
  { source, wording }: ConsentOfMany,
  people: Pick<NewRow, 'id' | 'opted_in_sms' | 'opted_in_email'>[],
): Promise<void> {
  const given = people.flatMap(({ id, opted_in_sms, opted_in_email }) => [
    ...(opted_in_sms ? [{ id: newId(), customer_id: id, channel: 'sms', wording: wording.sms }] : []),
    ...(opted_in_email ? [{ id: newId(), customer_id: id, channel: 'email', wording: wording.email }] : []),
  ])
  if (given.length === 0) return
  const by = ctx.actor.kind === 'member' ? ctx.actor.userId : null
  await ctx.tx.execute(
    sql`insert into consents (business_id, id, customer_id, channel, given, source, wording, recorded_by, created_at)
      select ${ctx.businessId}::uuid, r.id, r.customer_id, r.channel, true, ${source}, r.wording, ${by}::uuid,
        ${ctx.now.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(given)}::json) as r(id uuid, customer_id uuid, channel text, wording text)
      on conflict do nothing`,
  )
}
