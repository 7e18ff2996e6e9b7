import { fullName } from '../customers/customerName.ts'
import type { Format } from '../page/format.ts'

type Customer = {
  phone: string | null
  customer: { first_name: string | null; last_name: string | null } | null
}

/** The sender's name, else their phone. */
export const customerName = ({ customer, phone }: Customer, format: Pick<Format, 'phone'>): string =>
  (customer && fullName(customer)) || (phone ? format.phone(phone) : '')
