import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import type { Format } from '../page/format.ts'

type Person = Pick<CustomerView, 'first_name' | 'last_name' | 'email' | 'phone' | 'unique_customer_id'>

/** What to call a customer by: their name, or what else is known of them. */
export function customerName(person: Person, { phone }: Pick<Format, 'phone'>): string {
  const name = [person.first_name, person.last_name].filter(Boolean).join(' ')
  return name || person.email || (person.phone && phone(person.phone)) || person.unique_customer_id
}
