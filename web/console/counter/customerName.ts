import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import type { Format } from '../page/format.ts'

/** What to call a customer by: their name, or what else is known of them. */
export function customerName(customer: CustomerView, { phone }: Format): string {
  const name = [customer.first_name, customer.last_name].filter(Boolean).join(' ')
  return name || customer.email || (customer.phone && phone(customer.phone)) || customer.unique_customer_id
}
