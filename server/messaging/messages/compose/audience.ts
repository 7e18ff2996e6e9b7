import {
  type Business,
  findBusiness,
  languageOfBusiness,
  nameInMessages,
} from '#server/businesses/business/index.ts'
import { type Customer, findAnyCustomer } from '#server/loyalty/customers/index.ts'
import { type Reads, readsOf } from '#server/messaging/preferences/index.ts'
import type { TemplateValues } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { localeIn } from '#server/platform/text/locale.ts'

/** The business that writes, the customer it writes to and how they read, and the values that a message has of both. */
export type Audience = { business: Business; customer: Customer; reads: Reads; values: TemplateValues }

/** @throws {Refusal} 'not_found' when the business has no such customer. */
export async function findAudience(ctx: BusinessContext, customerId: string): Promise<Audience> {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const customer = await findAnyCustomer(ctx, customerId)
  if (!customer) throw notFound('Customer')
  const reads = await readsOf(ctx, business, customerId)
  return { business, customer, reads, values: valuesOf(business, customer) }
}

type Named = Pick<Customer, 'first_name' | 'last_name' | 'email' | 'total_points'>

/** An invented customer, for messages that nobody gets. */
export const SAMPLE_CUSTOMER = {
  first_name: 'Ana',
  last_name: 'Lima',
  email: 'ana@example.com',
  total_points: 120,
}

/** Values of a message from this business to this customer, for words in the business's language. */
export const valuesOf = (business: Business, customer: Named): TemplateValues => ({
  businessName: nameInMessages(business, ''),
  firstName: customer.first_name,
  lastName: customer.last_name,
  points: customer.total_points,
  email: customer.email,
  language: languageOfBusiness(business),
  locale: localeIn(business.locale, languageOfBusiness(business)),
})

export const fullName = ({ first_name, last_name }: Customer): string | null =>
  [first_name, last_name].filter(Boolean).join(' ') || null
