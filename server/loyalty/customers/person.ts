import type { Customer } from './customer.ts'

/** A person whose fields were read and checked. `phone` is E.164, `email` lower-cased. */
export type Person = Pick<Customer, 'first_name' | 'last_name' | 'email' | 'phone' | 'birthday'> & {
  opted_in_sms: boolean
  opted_in_email: boolean
  /** History from elsewhere, before they were added. */
  joined_at?: Date | undefined
  last_visit_at?: Date | undefined
}

/** Proof of every opt-in of a group of people, with its wording. */
export type ConsentOfMany = { source: 'import'; wording: { sms: string; email: string } }

/** The customer who already has an id or contact. */
export type Holder = Pick<
  Customer,
  'id' | 'unique_customer_id' | 'first_name' | 'last_name' | 'email' | 'phone'
>

/** The columns of an inserted row. */
export type NewRow = Person & {
  id: string
  unique_customer_id: string
  auth_phone: string | null
  search_text: string
}
