import { type Customer, newUniqueCustomerId, withoutPerson } from '#server/loyalty/customers/index.ts'

/**
 * The columns of a merged customer without the personal data. The CUS id stays, so that it can be searched for.
 */
export const redacted = ({ version }: Customer) => ({
  ...withoutPerson,
  version: version + 1,
})

/** The same for an erased customer, whose CUS id may be in old mails and must lead nowhere. */
export const anonymous = (customer: Customer, erased_at: Date) => ({
  ...redacted(customer),
  unique_customer_id: newUniqueCustomerId(),
  erased_at,
})
