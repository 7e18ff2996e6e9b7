import { type Customer, newUniqueCustomerId, withoutPerson } from '#server/loyalty/customers/index.ts'

/** A customer's row without the person: what is left of one who was merged. The CUS id stays to be looked up. */
export const redacted = ({ version }: Customer) => ({
  ...withoutPerson,
  version: version + 1,
})

/** The same of one who was erased, whose CUS id stands in old mails and must lead nowhere. */
export const anonymous = (customer: Customer, erased_at: Date) => ({
  ...redacted(customer),
  unique_customer_id: newUniqueCustomerId(),
  erased_at,
})
