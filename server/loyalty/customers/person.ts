import type { Customer } from './customer.ts'

/** Somebody whose fields were read and checked; `phone` is E.164, `email` lower-cased. */
export type Person = Pick<Customer, 'first_name' | 'last_name' | 'email' | 'phone' | 'birthday'> & {
  opted_in_sms: boolean
  opted_in_email: boolean
}

/** Proof of every opt-in among them, in these words. */
export type ConsentOfMany = { source: 'import'; wording: { sms: string; email: string } }

/** Whom a customer's id or contact belongs to already. */
export type Holder = Pick<
  Customer,
  'id' | 'unique_customer_id' | 'first_name' | 'last_name' | 'email' | 'phone'
>

/** What is inserted of them. */
export type NewRow = Person & {
  id: string
  unique_customer_id: string
  auth_phone: string | null
  search_text: string
}
