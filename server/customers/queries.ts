import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { businesses } from '#server/companies/tables.ts'
import type { ShopContext } from '#server/platform/context.ts'
import type { Customer } from './customer.ts'
import { customers } from './tables.ts'

/** Those who are still themselves: neither merged into another nor erased. */
const present = and(isNull(customers.merged_into), isNull(customers.erased_at))

export async function selectCustomer(ctx: ShopContext, customerId: string): Promise<Customer | undefined> {
  const [customer] = await ctx.tx
    .select()
    .from(customers)
    .where(and(eq(customers.business_id, ctx.businessId), eq(customers.id, customerId), present))
  return customer
}

/** An index look-up by equality: fast in a shop of any size. */
export async function selectCustomerByPhone(ctx: ShopContext, phone: string): Promise<Customer | undefined> {
  const [customer] = await ctx.tx
    .select()
    .from(customers)
    .where(and(eq(customers.business_id, ctx.businessId), eq(customers.phone, phone), present))
  return customer
}

/** Nothing is inserted, and undefined given back, when the phone or the unique_customer_id is taken. */
export async function insertCustomer(
  ctx: ShopContext,
  customer: typeof customers.$inferInsert,
): Promise<Customer | undefined> {
  const [inserted] = await ctx.tx.insert(customers).values(customer).onConflictDoNothing().returning()
  return inserted
}

/** Those whose search text fits all LIKE patterns, seen last first; see database/functions/customers.sql. */
export function selectMatching(ctx: ShopContext, patterns: string[], limit: number): Promise<Customer[]> {
  const found = sql`(select customer_id from find_customers(${ctx.businessId}::uuid, ${sql.param(patterns)}::text[], ${limit}::integer))`
  return ctx.tx
    .select()
    .from(customers)
    .where(and(eq(customers.business_id, ctx.businessId), sql`${customers.id} = any(array${found})`))
    .orderBy(sql`${customers.last_visit_at} desc nulls last`, customers.id)
}

export function selectNewest(ctx: ShopContext, limit: number): Promise<Customer[]> {
  return ctx.tx
    .select()
    .from(customers)
    .where(and(eq(customers.business_id, ctx.businessId), present))
    .orderBy(desc(customers.created_at), desc(customers.id))
    .limit(limit)
}

/** Counts `more` customers onto what the plan limits. */
export async function raiseCustomerUsage(ctx: ShopContext, more: number): Promise<void> {
  await ctx.tx
    .update(businesses)
    .set({ usage_customers: sql`${businesses.usage_customers} + ${more}` })
    .where(eq(businesses.id, ctx.businessId))
}

/** When the phone was first seen to be the customer's; later proofs change nothing. */
export async function markPhoneProven(ctx: ShopContext, customerId: string): Promise<Customer | undefined> {
  const [proven] = await ctx.tx
    .update(customers)
    .set({
      phone_proven_at: sql`coalesce(${customers.phone_proven_at}, ${ctx.now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(customers.business_id, ctx.businessId), eq(customers.id, customerId), present))
    .returning()
  return proven
}
