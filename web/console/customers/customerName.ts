import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import type { Format } from '../page/format.ts'

type Named = { first_name: string | null; last_name: string | null }
type Person = Pick<CustomerView, 'first_name' | 'last_name' | 'email' | 'phone' | 'unique_customer_id'>

/** 'Ana Lee', or '' if the name is not known. */
export const fullName = ({ first_name, last_name }: Named): string =>
  [first_name, last_name].filter(Boolean).join(' ')

/** The name shown for a customer: their own, or another known detail. */
export const customerName = (person: Person, { phone }: Pick<Format, 'phone'>): string =>
  fullName(person) || person.email || (person.phone && phone(person.phone)) || person.unique_customer_id

/** The text to type for an action that cannot be undone, as the server checks it. A phone is typed in E.164. */
export const confirmedName = (person: Person): string =>
  fullName(person) || person.email || person.phone || person.unique_customer_id
