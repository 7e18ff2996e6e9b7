import type { Format } from '../page/format.ts'

type Guest = {
  phone: string | null
  customer: { first_name: string | null; last_name: string | null } | null
}

/** What to call whoever wrote: their name, else their phone. */
export function guestName({ customer, phone }: Guest, format: Pick<Format, 'phone'>): string {
  const name = [customer?.first_name, customer?.last_name].filter(Boolean).join(' ')
  return name || (phone ? format.phone(phone) : '')
}
