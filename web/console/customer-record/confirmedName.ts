import type { CustomerView } from '#server/loyalty/customers/contract.ts'

/** The text to type for an action that cannot be undone, as the server checks it: a phone in digits. */
export function confirmedName(customer: CustomerView): string {
  const name = [customer.first_name, customer.last_name].filter(Boolean).join(' ')
  return name || customer.email || customer.phone || customer.unique_customer_id
}
