import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import type { Format } from '../page/format.ts'

/** What to call a guest by: their name, or what else is known of them. */
export function guestName(guest: CustomerView, { phone }: Format): string {
  const name = [guest.first_name, guest.last_name].filter(Boolean).join(' ')
  return name || guest.email || (guest.phone && phone(guest.phone)) || guest.unique_customer_id
}
