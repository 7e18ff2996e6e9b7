import { and, type Column, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { phoneForms } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Customer } from './customer.ts'
import { present } from './queries.ts'
import { customers } from './tables.ts'

/** The signs that two customers are one person. */
export type Likeness = 'phone' | 'email' | 'birthday'

/**
 * Finds another customer who is probably the same person: with the same phone in another form of its number, the same
 * mailbox and no other first name, or the same name and birthday. For staff alone: whoever fills in a form learns
 * nothing of it.
 */
export async function findLikelySame(
  { tx, businessId }: BusinessContext,
  { id: self, phone, email, birthday, first_name, last_name }: Customer,
): Promise<{ customer: Customer; by: Likeness } | undefined> {
  const otherForm = phone && phoneForms(phone)[1]
  const isNamed = (column: Column, name: string | null) =>
    name === null ? isNull(column) : sql`lower(${column}) = lower(${name})`
  // A couple may share a mailbox, but has two first names.
  const mayBeNamed =
    first_name === null
      ? sql`true`
      : or(isNull(customers.first_name), isNamed(customers.first_name, first_name))
  const alike = {
    phone: otherForm ? eq(customers.phone, otherForm) : undefined,
    email: email ? and(eq(customers.email, email), mayBeNamed) : undefined,
    birthday:
      birthday && first_name && last_name
        ? and(
            sql`${customers.birth_day} = extract(month from ${birthday}::date) * 100 + extract(day from ${birthday}::date)`,
            eq(customers.birthday, birthday),
            isNamed(customers.first_name, first_name),
            isNamed(customers.last_name, last_name),
          )
        : undefined,
  }
  for (const by of ['phone', 'email', 'birthday'] as const) {
    if (!alike[by]) continue
    const [customer] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.business_id, businessId), ne(customers.id, self), present, alike[by]))
      .limit(1)
    if (customer) return { customer, by }
  }
  return undefined
}
