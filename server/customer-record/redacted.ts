import { type Customer, newUniqueCustomerId } from '#server/customers/index.ts'

/** A customer's row without the person: what is left of one who was merged. The CUS id stays to be looked up. */
export const redacted = ({ version }: Customer) => ({
  first_name: null,
  last_name: null,
  email: null,
  phone: null,
  birthday: null,
  notes: null,
  auth_phone: null,
  auth_pin: null,
  phone_proven_at: null,
  last_login_at: null,
  portal_enabled: false,
  opted_in_sms: false,
  opted_in_email: false,
  search_text: '',
  version: version + 1,
})

/** The same of one who was erased, whose CUS id stands in old mails and must lead nowhere. */
export const anonymous = (customer: Customer, erased_at: Date) => ({
  ...redacted(customer),
  unique_customer_id: newUniqueCustomerId(),
  erased_at,
})
