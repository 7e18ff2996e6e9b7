import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows, type Tx, writtenOnce } from '#server/platform/database/index.ts'
import type { CustomerSort } from '../contract.ts'
import type { Customer } from '../customer.ts'
import { customers } from '../tables.ts'
import type { Filters, Fitting, ListCursor } from './listCursor.ts'
import { stampsOf } from './stampQueries.ts'

type Page = { fitting: Fitting; sort: CustomerSort; after: ListCursor | null }

const { id, unique_customer_id, first_name, last_name, email, phone, phone_proven_at, birthday } = customers
const { total_points, lifetime_points_earned, total_visits, total_spent, last_visit_at } = customers
const { opted_in_sms, opted_in_email, portal_enabled, created_at } = customers
const listed = {
  ...{ id, unique_customer_id, first_name, last_name, email, phone, phone_proven_at, birthday },
  ...{ total_points, lifetime_points_earned, total_visits, total_spent, last_visit_at },
  ...{ opted_in_sms, opted_in_email, portal_enabled, created_at },
}

/** The columns of a customer in a list. */
export type ListedCustomer = Pick<Customer, keyof typeof listed>

/** `ListedCustomer` with the stamps on open cards. */
export type StampedCustomer = ListedCustomer & { stamps: number }

/** The ids of customers in the order of `sort`, with their sort values; see server/loyalty/customers/functions.sql. */
export function findFitting(
  ctx: BusinessContext,
  { fitting, sort, after }: Page,
  most: number,
): Promise<{ id: string; value: string }[]> {
  const { filters, patterns, similar } = fitting
  const values = {
    ...{ businessId: ctx.businessId, patterns, similar, tag: filters.tag, program: filters.program },
    ...{ waitingAt: waitingAt(ctx, filters), sort, most },
    ...{ afterValue: after?.value ?? null, afterId: after?.id ?? null },
  }
  return filters.among ? find(ctx.tx, amongOf(filters)).execute(values) : findAmongAll(ctx.tx).execute(values)
}

/**
 * Customers of the business in the order of these ids. They are not joined to the result of `findFitting`: a plan kept
 * for businesses of any size may then read all customers of one.
 */
export async function selectListed(
  { tx, businessId }: BusinessContext,
  ids: string[],
): Promise<ListedCustomer[]> {
  return inOrder(ids, await byIds(tx).execute({ businessId, ids }))
}

/** `selectListed` with the customers' stamps. */
export async function selectStamped(
  { tx, businessId, now }: BusinessContext,
  ids: string[],
): Promise<StampedCustomer[]> {
  return inOrder(ids, await stampedByIds(tx).execute({ businessId, ids, now: now.toISOString() }))
}

function inOrder<Found extends { id: string }>(ids: string[], rows: Found[]): Found[] {
  const held = new Map(rows.map((customer) => [customer.id, customer]))
  return ids.map((id) => held.get(id)!)
}

const given = (name: string) => sql`${sql.placeholder(name)}`

const find = (tx: Tx, among: SQL) =>
  tx.select({ id: sql<string>`customer_id`, value: sql<string>`sort_value` }).from(
    sql`find_customers(${given('businessId')}::uuid, ${given('patterns')}::text[], ${given('similar')}::boolean,
      ${given('tag')}::uuid, ${given('program')}::uuid, ${given('waitingAt')}::timestamptz, ${among},
      ${given('sort')}::text, ${given('afterValue')}::text, ${given('afterId')}::uuid, ${given('most')}::integer)`,
  )

const findAmongAll = writtenOnce((tx) => find(tx, sql`null::uuid[]`).prepare('find_customers'))

const areThese = and(
  eq(customers.business_id, given('businessId')),
  sql`${customers.id} = any(${given('ids')}::uuid[])`,
)

const byIds = writtenOnce((tx) =>
  tx.select(listed).from(customers).where(areThese).prepare('customers_by_ids'),
)

const stampedByIds = writtenOnce((tx) =>
  tx
    .select({ ...listed, stamps: stampsOf(sql.raw('customers.id')) })
    .from(customers)
    .where(areThese)
    .prepare('stamped_customers_by_ids'),
)

/**
 * The moment after which an unused reward must still be valid: a reward past its date does not count, even before the
 * nightly job expires it.
 */
const waitingAt = ({ now }: BusinessContext, { hasReward }: Filters) => (hasReward ? now.toISOString() : null)
const amongOf = ({ among }: Filters) => (among ? sql`array(${among})` : sql`null::uuid[]`)

/** Counts the matches up to one more than `most`; null counts them all. */
export async function countFitting(
  ctx: BusinessContext,
  fitting: Fitting,
  most: number | null,
): Promise<number> {
  const [counted] = await queryRows<{ count: number }>(
    ctx.tx,
    sql`select count_customers(${ctx.businessId}::uuid, ${sql.param(fitting.patterns)}::text[],
      ${fitting.similar}::boolean, ${fitting.filters.tag}::uuid, ${fitting.filters.program}::uuid,
      ${waitingAt(ctx, fitting.filters)}::timestamptz, ${amongOf(fitting.filters)}, ${most}::integer) as count`,
  )
  return counted!.count
}
