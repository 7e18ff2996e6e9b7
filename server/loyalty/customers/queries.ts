import { and, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { phoneForms } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { writtenOnce } from '#server/platform/database/index.ts'
import type { Customer } from './customer.ts'
import { customers } from './tables.ts'

const { id, unique_customer_id, first_name, last_name, email, phone, opted_in_sms, opted_in_email } =
  customers

/** Customers that were neither merged into another nor erased. */
export const present = and(isNull(customers.merged_into), isNull(customers.erased_at))

/** The customers of a business who were neither merged nor erased, as a subquery for joins. */
export const presentCustomers = ({ tx, businessId }: Pick<BusinessContext, 'tx' | 'businessId'>) =>
  tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.business_id, businessId), present))
    .as('present')

/**
 * The id of the customer that a record of `customers` belongs to now, for joins. A `coalesce` will not do: PostgreSQL
 * does not count it as leakproof, so it would apply row-level security before it looks at the id, and read the whole
 * business instead of one row of the index.
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

/** The ids of these customers and of everybody merged into them, as a subquery. */
export const familyOf = ({ tx, businessId }: BusinessContext, customerIds: string[]) =>
  tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.business_id, businessId),
        or(inArray(customers.id, customerIds), inArray(customers.merged_into, customerIds)),
      ),
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

/** A customer's row, merged and erased ones too. */
export async function findAnyCustomer(
  { tx, businessId }: Pick<BusinessContext, 'tx' | 'businessId'>,
  customerId: string,
): Promise<Customer | undefined> {
  const [row] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.business_id, businessId), eq(customers.id, customerId)))
  return row
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

/**
 * The customer with this number, or else with its other form. It searches an index by equality, which is fast in a
 * business of any size.
 */
export async function selectCustomerByPhone(
  ctx: BusinessContext,
  phone: string,
): Promise<Customer | undefined> {
  for (const form of phoneForms(phone)) {
    const [customer] = await byPhone(ctx.tx).execute({ businessId: ctx.businessId, phone: form })
    if (customer) return customer
  }
  return undefined
}

/** The addresses among these (lower-cased) whose customers agree to emails. */
export async function findOptedIn(
  { tx, businessId }: BusinessContext,
  emails: string[],
): Promise<(string | null)[]> {
  const rows = await tx
    .select({ email: customers.email })
    .from(customers)
    .where(
      and(
        eq(customers.business_id, businessId),
        inArray(customers.email, emails),
        eq(customers.opted_in_email, true),
        present,
      ),
    )
  return rows.map(({ email }) => email)
}

/** The names of these customers, or of the customers they were merged into; null for one without a name. */
export async function findSurvivorNames(
  { tx, businessId }: Pick<BusinessContext, 'tx' | 'businessId'>,
  ids: string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map()
  const held = alias(customers, 'held')
  const rows = await tx
    .select({
      id: held.id,
      name: sql<string | null>`nullif(concat_ws(' ', ${first_name}, ${last_name}), '')`,
    })
    .from(held)
    .innerJoin(customers, and(eq(customers.business_id, businessId), eq(customers.id, personOf(sql`held`))))
    .where(and(eq(held.business_id, businessId), inArray(held.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A customer's contacts and consents, of merged and erased ones too. */
export type Contacts = Pick<
  Customer,
  'id' | 'phone' | 'email' | 'opted_in_sms' | 'opted_in_email' | 'erased_at' | 'merged_into'
>

export async function findContacts(
  { tx, businessId }: BusinessContext,
  ids: string[],
): Promise<Map<string, Contacts>> {
  if (ids.length === 0) return new Map()
  const found = await tx
    .select({
      ...{ id, phone, email, opted_in_sms, opted_in_email },
      erased_at: customers.erased_at,
      merged_into: customers.merged_into,
    })
    .from(customers)
    .where(and(eq(customers.business_id, businessId), sql`${customers.id} = any(${sql.param(ids)}::uuid[])`))
  return new Map(found.map((customer) => [customer.id, customer]))
}

/** The names and contacts of these customers; erased ones are left out. */
export const findPeople = ({ tx, businessId }: BusinessContext, ids: string[]) =>
  tx
    .select({ id, unique_customer_id, first_name, last_name, email, phone })
    .from(customers)
    .where(
      and(eq(customers.business_id, businessId), isNull(customers.erased_at), inArray(customers.id, ids)),
    )

/**
 * The customer who has a CUS id, or had it until a merge: one step leads to the survivor (see tables.ts). An erased
 * customer has lost their id, and so has everybody merged into them.
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

/** Inserts a customer. Inserts nothing and returns undefined if the phone or the unique_customer_id is taken. */
export async function insertCustomer(
  ctx: BusinessContext,
  customer: typeof customers.$inferInsert,
): Promise<Customer | undefined> {
  const [inserted] = await ctx.tx.insert(customers).values(customer).onConflictDoNothing().returning()
  return inserted
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

/**
 * Marks the phone as the customer's and removes any PIN, because nobody knows who chose it. Returns undefined if the
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
