import type { CustomerView } from '#server/loyalty/customers/contract.ts'

/** What must be typed for what cannot be taken back: as the server asks for it, a phone in digits. */
export function confirmedName(customer: CustomerView): string {
  const name = [customer.first_name, customer.last_name].filter(Boolean).join(' ')
  return name || customer.email || customer.phone || customer.unique_customer_id
}
