import { and, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { businesses } from '#server/businesses/directory/tables.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows, writtenOnce } from '#server/platform/database/index.ts'
import type { CustomerSort } from './contract.ts'
import type { Customer } from './customer.ts'
import type { Fitting, ListCursor } from './listCursor.ts'
import { customers } from './tables.ts'

/** Customers that were neither merged into another nor erased. */
const present = and(isNull(customers.merged_into), isNull(customers.erased_at))

/**
 * The id of whoever a record of `customers` belongs to, to join them by. It is no `coalesce`: of that PostgreSQL does not know
 * that it tells nobody anything about other businesses' rows, so it would apply row-level security before it looks at the id,
 * and read the whole business instead of one row of the index.
 */
export const personOf = (customer: SQL): SQL =>
  sql`case when ${customer}.merged_into is null then ${customer}.id else ${customer}.merged_into end`

const byId = writtenOnce((tx) =>
  tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.business_id, sql.placeholder('businessId')),
        eq(customers.id, sql.placeholder('customerId')),
        present,
      ),
    )
    .prepare('customer_by_id'),
)

export async function selectCustomer(
  { tx, businessId }: BusinessContext,
  customerId: string,
): Promise<Customer | undefined> {
  const [customer] = await byId(tx).execute({ businessId, customerId })
  return customer
}

const family = writtenOnce((tx) =>
  tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.business_id, sql.placeholder('businessId')),
        or(
          eq(customers.id, sql.placeholder('customerId')),
          eq(customers.merged_into, sql.placeholder('customerId')),
        ),
      ),
    )
    .prepare('customer_family'),
)

export async function selectFamily(
  { tx, businessId }: BusinessContext,
  customerId: string,
): Promise<string[]> {
  const rows = await family(tx).execute({ businessId, customerId })
  return rows.map(({ id }) => id)
}

export async function selectMergedInto(ctx: BusinessContext, customerId: string): Promise<string | null> {
  const [row] = await ctx.tx
    .select({ merged_into: customers.merged_into })
    .from(customers)
    .where(and(eq(customers.business_id, ctx.businessId), eq(customers.id, customerId)))
  return row?.merged_into ?? null
}

const byPhone = writtenOnce((tx) =>
  tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.business_id, sql.placeholder('businessId')),
        eq(customers.phone, sql.placeholder('phone')),
        present,
      ),
    )
    .prepare('customer_by_phone'),
)

/** A search by equality in an index: fast in a business of any size. */
export async function selectCustomerByPhone(
  ctx: BusinessContext,
  phone: string,
): Promise<Customer | undefined> {
  const [customer] = await byPhone(ctx.tx).execute({ businessId: ctx.businessId, phone })
  return customer
}

/**
 * The customer who has a CUS id, or had it until a merge: one step leads to the survivor (see tables.ts). An
 * erased customer has lost theirs, and those of everybody merged into them.
 */
export async function selectCustomerByUniqueId(
  ctx: BusinessContext,
  uniqueId: string,
): Promise<Customer | undefined> {
  const held = alias(customers, 'held')
  const [customer] = await ctx.tx
    .select(getTableColumns(customers))
    .from(held)
    .innerJoin(
      customers,
      and(eq(customers.business_id, ctx.businessId), eq(customers.id, personOf(sql`held`)), present),
    )
    .where(and(eq(held.business_id, ctx.businessId), eq(held.unique_customer_id, uniqueId)))
  return customer
}

/** Inserts nothing and returns undefined if the phone or the unique_customer_id is taken. */
export async function insertCustomer(
  ctx: BusinessContext,
  customer: typeof customers.$inferInsert,
): Promise<Customer | undefined> {
  const [inserted] = await ctx.tx.insert(customers).values(customer).onConflictDoNothing().returning()
  return inserted
}

type Page = { fitting: Fitting; sort: CustomerSort; after: ListCursor | null }

/** Customers in the order of `sort` with their sort values; see server/loyalty/customers/functions.sql. */
export async function selectFitting(
  ctx: BusinessContext,
  { fitting, sort, after }: Page,
  most: number,
): Promise<{ customer: Customer; value: string }[]> {
  const found = await queryRows<{ customer_id: string; sort_value: string }>(
    ctx.tx,
    sql`select * from find_customers(${ctx.businessId}::uuid, ${sql.param(fitting.patterns)}::text[],
      ${fitting.similar}::boolean, ${filtersOf(ctx, fitting)}, ${sort}::text, ${after?.value ?? null}::text,
      ${after?.id ?? null}::uuid, ${most}::integer)`,
  )
  const ids = found.map(({ customer_id }) => customer_id)
  const rows = await byIds(ctx.tx).execute({ businessId: ctx.businessId, ids })
  const held = new Map(rows.map((customer) => [customer.id, customer]))
  return found.map(({ customer_id, sort_value }) => ({ customer: held.get(customer_id)!, value: sort_value }))
}

const byIds = writtenOnce((tx) =>
  tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.business_id, sql.placeholder('businessId')),
        sql`${customers.id} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare('customers_by_ids'),
)

/** A reward past its date does not count as unused, even before the nightly job expires it. */
const filtersOf = ({ now }: BusinessContext, { filters: { tag, program, hasReward, among } }: Fitting) =>
  sql`${tag}::uuid, ${program}::uuid, ${hasReward ? now.toISOString() : null}::timestamptz,
    ${among ? sql`array(${among})` : null}::uuid[]`

/** How many match, counted up to one more than `most`; null counts them all. */
export async function countFitting(
  ctx: BusinessContext,
  fitting: Fitting,
  most: number | null,
): Promise<number> {
  const [counted] = await queryRows<{ count: number }>(
    ctx.tx,
    sql`select count_customers(${ctx.businessId}::uuid, ${sql.param(fitting.patterns)}::text[],
      ${fitting.similar}::boolean, ${filtersOf(ctx, fitting)}, ${most}::integer) as count`,
  )
  return counted!.count
}

/** The customer added under an idempotency key, also if merged or erased since. */
export async function selectCustomerByAddingKey(
  ctx: BusinessContext,
  key: string,
): Promise<Customer | undefined> {
  const [customer] = await ctx.tx
    .select()
    .from(customers)
    .where(and(eq(customers.business_id, ctx.businessId), eq(customers.added_with_key, key)))
  return customer
}

export async function keepAddingKey(
  ctx: BusinessContext,
  customerId: string,
  { key, hash }: { key: string; hash: string },
): Promise<void> {
  await ctx.tx
    .update(customers)
    .set({ added_with_key: key, added_with_hash: hash })
    .where(and(eq(customers.business_id, ctx.businessId), eq(customers.id, customerId)))
}

/** Adds `more` customers to the count that the plan limits. */
export async function raiseCustomerUsage(ctx: BusinessContext, more: number): Promise<void> {
  await ctx.tx
    .update(businesses)
    .set({ usage_customers: sql`${businesses.usage_customers} + ${more}` })
    .where(eq(businesses.id, ctx.businessId))
}

/**
 * Marks the phone as the customer's and removes any PIN, because nobody knows who chose it. Undefined if the
 * phone was proven before.
 */
export async function markPhoneProven(
  ctx: BusinessContext,
  customerId: string,
): Promise<Customer | undefined> {
  const [proven] = await ctx.tx
    .update(customers)
    .set({ phone_proven_at: ctx.now, auth_pin: null })
    .where(
      and(
        eq(customers.business_id, ctx.businessId),
        eq(customers.id, customerId),
        isNull(customers.phone_proven_at),
        present,
      ),
    )
    .returning()
  return proven
}
