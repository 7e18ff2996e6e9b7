import { type SQL, sql } from 'drizzle-orm'
import type { Business } from '#server/businesses/business/index.ts'
import type { Topic } from '#server/messaging/preferences/config.ts'
import { notWanted } from '#server/messaging/preferences/index.ts'
import { textedCountry } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { Exclusion } from '../config.ts'
import { isTexted } from './reasonNotToText.ts'
import { findSuppressed } from './suppressions.ts'
import { overCap } from './weeklyCap.ts'

type Marketing = {
  type: 'email' | 'sms'
  /** Null for messages that a customer is owed, which neither a topic nor a pause keeps back. */
  topic: Topic | null
  /** True if the weekly cap binds it. */
  capped: boolean
}

/** Phones looked up at once. */
const AT_ONCE = 2000

/**
 * The business's customers `c` who fulfil a condition, as a query of (id, address, reason). `reason` says why a
 * customer would not be written to; it is null for those who would. Customers who were erased or merged into another
 * are left out.
 */
export async function reachOf(
  ctx: BusinessContext,
  business: Business,
  { type, topic, capped }: Marketing,
  among: SQL,
): Promise<SQL> {
  const found = await findUnreachable(ctx, business, type, among)
  // Compared with lists in memory. A join would compare each with each where a planner expects few.
  const unreachable = [...found].map(
    ([reason, ids]) => sql`when c.id in (select unnest(${sql.param(ids)}::uuid[])) then ${reason}::text`,
  )
  const [address, agreed] = columnsOf(type)
  const isUnwanted = topic === null ? sql`null` : notWanted(ctx, topic)
  const isOverCap = capped ? overCap(ctx, business, type, sql`c.${address}`, ctx.now) : sql`false`
  return sql`select c.id, c.${address} as address,
      case when c.${address} is null then 'no_address' when not c.${agreed} then 'not_agreed'
      ${sql.join(unreachable, sql` `)}
      else coalesce(${isUnwanted}, case when ${isOverCap} then 'over_cap' end) end as reason
    from customers c
    where c.business_id = ${ctx.businessId} and c.merged_into is null and c.erased_at is null and ${among}`
}

const columnsOf = (type: 'email' | 'sms'): [SQL, SQL] =>
  type === 'sms' ? [sql`phone`, sql`opted_in_sms`] : [sql`email`, sql`opted_in_email`]

/** Ids of customers by the reason why they are not reached. */
type Unreachable = Map<Exclusion, string[]>

/**
 * Finds customers whose phones must not be texted, which no query can tell: a STOP is a keyed hash, and a country is
 * read off a number.
 */
async function findUnreachable(
  ctx: BusinessContext,
  business: Business,
  type: 'email' | 'sms',
  among: SQL,
): Promise<Unreachable> {
  const found: Unreachable = new Map()
  if (type === 'email') return found
  const phones = await selectPhones(ctx, among)
  for (let from = 0; from < phones.length; from += AT_ONCE) {
    const some = phones.slice(from, from + AT_ONCE)
    const stopped = await findSuppressed(
      ctx.tx,
      ctx.keyring,
      some.map(({ phone }) => phone),
    )
    for (const { id, phone } of some) {
      const reason = stopped.has(phone) ? 'stopped' : reasonOf(business, phone)
      if (!reason) continue
      const ids = found.get(reason) ?? []
      ids.push(id)
      found.set(reason, ids)
    }
  }
  return found
}

function reasonOf(business: Business, phone: string): Exclusion | null {
  const country = textedCountry(phone)
  if (!country) return 'not_mobile'
  return isTexted(business, country) ? null : 'country'
}

const selectPhones = ({ tx, businessId }: BusinessContext, among: SQL) =>
  queryRows<{ id: string; phone: string }>(
    tx,
    sql`select c.id, c.phone from customers c
        where c.business_id = ${businessId} and c.phone is not null and c.opted_in_sms
          and c.merged_into is null and c.erased_at is null and ${among}`,
  )
