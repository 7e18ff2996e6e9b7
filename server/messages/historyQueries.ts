import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { customers } from '#server/customers/tables.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { communicationLogs as logs } from './tables.ts'

export type Wanted = {
  type: 'all' | 'email' | 'sms'
  status: 'all' | 'sent' | 'opened' | 'failed'
  /** Messages fit that hold all LIKE patterns, or that went to one of these customers. */
  search: { patterns: string[]; customerIds: string[] } | null
  before: Place | null
  limit: number
}
export type Place = { at: Date; id: string }
export type Logged = Awaited<ReturnType<typeof findHistory>>[number]

const columns = {
  message: logs,
  customer: {
    id: customers.id,
    first_name: customers.first_name,
    last_name: customers.last_name,
    email: customers.email,
    phone: customers.phone,
  },
}
const receiver = and(
  eq(customers.business_id, logs.business_id),
  eq(customers.id, logs.customer_id),
  isNull(customers.erased_at),
)

/**
 * A page of the shop's messages, newest first. It walks the index of their moments and stops when the page is
 * full; a search that finds little reads all of the shop's, 0.3 s at 100,000.
 */
export function findHistory({ tx, businessId }: ShopContext, wanted: Wanted) {
  const { type, status, before, search, limit } = wanted
  return tx
    .select(columns)
    .from(logs)
    .leftJoin(customers, receiver)
    .where(
      and(
        eq(logs.business_id, businessId),
        type === 'all' ? undefined : eq(logs.type, type),
        statusIs[status],
        before ? olderThan(before) : undefined,
        search ? fits(search) : undefined,
      ),
    )
    .orderBy(desc(logs.created_at), desc(logs.id))
    .limit(limit)
}

const statusIs: Record<Wanted['status'], SQL | undefined> = {
  all: undefined,
  sent: eq(logs.status, 'sent'),
  opened: isNotNull(logs.opened_at),
  failed: eq(logs.status, 'failed'),
}

const olderThan = ({ at, id }: Place) =>
  sql`(${logs.created_at}, ${logs.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`

function fits({ patterns, customerIds }: NonNullable<Wanted['search']>): SQL | undefined {
  const text = sql`concat_ws(' ', ${logs.recipient}, ${logs.recipient_name}, ${logs.subject}, ${logs.content})`
  const holds = sql`${text} ilike all (${sql.param(patterns)}::text[])`
  return customerIds.length > 0 ? or(holds, inArray(logs.customer_id, customerIds)) : holds
}

export async function findLogged({ tx, businessId }: ShopContext, id: string): Promise<Logged | undefined> {
  const [found] = await tx
    .select(columns)
    .from(logs)
    .leftJoin(customers, receiver)
    .where(and(eq(logs.business_id, businessId), eq(logs.id, id)))
  return found
}
