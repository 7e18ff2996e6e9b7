import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { TimeCursor } from '#server/platform/http/pages/page.ts'
import { communicationLogs as logs } from '../tables.ts'

export type Wanted = {
  type: 'all' | 'email' | 'sms'
  status: 'all' | 'sent' | 'opened' | 'failed' | 'received'
  /** A message fits if it holds all LIKE patterns, or went to one of these customers. */
  search: { patterns: string[]; customerIds: string[] } | null
  before: TimeCursor | null
  limit: number
}
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
const receiver = (businessId: string) =>
  and(eq(customers.business_id, businessId), eq(customers.id, logs.customer_id), isNull(customers.erased_at))

/** Finds a page of the business's messages, newest first. */
export async function findHistory(ctx: BusinessContext, wanted: Wanted) {
  const { tx, businessId } = ctx
  const { search, limit } = wanted
  const found = search && (await findFitting(ctx, wanted, search))
  return tx
    .select(columns)
    .from(logs)
    .leftJoin(customers, receiver(businessId))
    .where(and(narrowed(businessId, wanted), found ? inArray(logs.id, found) : undefined))
    .orderBy(desc(logs.created_at), desc(logs.id))
    .limit(limit)
}

const narrowed = (businessId: string, { type, status, before }: Wanted) =>
  and(
    eq(logs.business_id, businessId),
    type === 'all' ? undefined : eq(logs.type, type),
    statusIs[status],
    before ? olderThan(before) : undefined,
  )

/**
 * Finds the newest messages that fit a search. The inner query walks the index of their moments, which `offset 0` keeps
 * the planner from giving up, and the outer one stops it when the page is full.
 */
async function findFitting(
  { tx, businessId }: BusinessContext,
  wanted: Wanted,
  search: NonNullable<Wanted['search']>,
): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    tx,
    sql`select id from (
        select id, created_at, customer_id, recipient, recipient_name, subject, content from ${logs}
        where ${narrowed(businessId, wanted)} order by created_at desc, id desc offset 0
      ) walked
      where ${fits(search)} order by created_at desc, id desc limit ${wanted.limit}`,
  )
  return rows.map(({ id }) => id)
}

const statusIs: Record<Wanted['status'], SQL | undefined> = {
  all: undefined,
  sent: and(eq(logs.status, 'sent'), eq(logs.direction, 'out')),
  opened: isNotNull(logs.opened_at),
  failed: eq(logs.status, 'failed'),
  received: eq(logs.direction, 'in'),
}

const olderThan = ({ at, id }: TimeCursor) =>
  sql`(${logs.created_at}, ${logs.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`

function fits({ patterns, customerIds }: NonNullable<Wanted['search']>): SQL {
  const text = sql`concat_ws(' ', recipient, recipient_name, subject, content)`
  return sql`(${text} ilike all (${sql.param(patterns)}::text[]) or customer_id = any (${sql.param(customerIds)}::uuid[]))`
}

export async function findLogged(
  { tx, businessId }: BusinessContext,
  id: string,
): Promise<Logged | undefined> {
  const [found] = await tx
    .select(columns)
    .from(logs)
    .leftJoin(customers, receiver(businessId))
    .where(and(eq(logs.business_id, businessId), eq(logs.id, id)))
  return found
}
