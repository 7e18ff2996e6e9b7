import { and, eq, sql } from 'drizzle-orm'
import type { ShopContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { newId } from '#server/platform/ids.ts'
import type { ConsentOfMany, Holder, NewRow } from './addCustomers.ts'
import { present } from './queries.ts'
import { customers } from './tables.ts'

/** Who has one of these phones (E.164) or emails (lower-cased), by their indexes. */
export async function selectByContact(
  ctx: ShopContext,
  { phones, emails }: { phones: string[]; emails: string[] },
): Promise<Holder[]> {
  const holdersOf = (column: typeof customers.phone | typeof customers.email, values: string[]) =>
    values.length === 0
      ? Promise.resolve([])
      : ctx.tx
          .select({
            id: customers.id,
            unique_customer_id: customers.unique_customer_id,
            first_name: customers.first_name,
            last_name: customers.last_name,
            email: customers.email,
            phone: customers.phone,
          })
          .from(customers)
          .where(
            and(
              eq(customers.business_id, ctx.businessId),
              sql`${column} = any(${sql.param(values)}::text[])`,
              present,
            ),
          )
          .execute()
  const [byPhone, byEmail] = await Promise.all([
    holdersOf(customers.phone, phones),
    holdersOf(customers.email, emails),
  ])
  return [...byPhone, ...byEmail]
}

/** Inserts them in one statement; the ids of those that went in. A phone or id that is taken keeps a row out. */
export async function insertPeople(ctx: ShopContext, rows: NewRow[]): Promise<string[]> {
  const inserted = await queryRows<{ id: string }>(
    ctx.tx,
    sql`insert into customers (business_id, id, unique_customer_id, first_name, last_name, email, phone, birthday,
        opted_in_sms, opted_in_email, auth_phone, search_text, created_at)
      select ${ctx.businessId}::uuid, r.id, r.unique_customer_id, r.first_name, r.last_name, r.email, r.phone, r.birthday,
        r.opted_in_sms, r.opted_in_email, r.auth_phone, r.search_text, ${ctx.now.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, unique_customer_id text, first_name text,
        last_name text, email text, phone text, birthday date, opted_in_sms boolean, opted_in_email boolean,
        auth_phone text, search_text text)
      on conflict do nothing returning id`,
  )
  return inserted.map(({ id }) => id)
}

/** The proof of each opt-in. The flags themselves were inserted with the customers. */
export async function insertConsents(
  ctx: ShopContext,
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
      from json_to_recordset(${JSON.stringify(given)}::json) as r(id uuid, customer_id uuid, channel text, wording text)`,
  )
}
