import { phoneDigits } from '#server/platform/contact/phone.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { isReadableCode, readableCode } from '#server/platform/secrets/readableCode.ts'
import { foldText } from '#server/platform/text/fold.ts'
import type { customers } from './tables.ts'

export type Customer = typeof customers.$inferSelect

type Person = Pick<Customer, 'first_name' | 'last_name' | 'email' | 'phone' | 'unique_customer_id'>

/** The id that customer and staff can read out to each other: CUS and eight characters without look-alikes. */
export const newUniqueCustomerId = (): string => `CUS${readableCode(8)}`

/** True if the whole text is such an id. No word of a language is one. */
export const isCustomerId = (text: string): boolean => /^CUS/i.test(text) && isReadableCode(text.slice(3), 8)

/** 'Ada Lovelace', or the best other name for the person. */
export function customerName(person: Person): string {
  const name = [person.first_name, person.last_name].filter(Boolean).join(' ')
  return name || person.email || person.phone || person.unique_customer_id
}

/** The text that the search reads. It begins with a space, so that every word can be found by its beginning. */
export function searchTextOf(person: Person): string {
  const { first_name, last_name, email, phone, unique_customer_id } = person
  const parts = [first_name, last_name, email, phone && phoneDigits(phone), unique_customer_id]
  return ` ${foldText(parts.filter(Boolean).join(' '))}`
}

/**
 * Reads a date of birth, 'YYYY-MM-DD'; null if none is given. `today` is the business's date.
 * @throws {Refusal} 'invalid' for a date in the future, or before 1900
 */
export function readBirthday(birthday: string | null | undefined, today: string): string | null {
  if (!birthday) return null
  if (birthday > today || birthday < '1900-01-01')
    throw invalidField('birthday', 'Enter a date of birth in the past')
  return birthday
}

/** The values of a customer's columns after a merge or erasure; points, stamps and rewards stay. */
export const withoutPerson = {
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
  links_ended_at: null,
  portal_enabled: false,
  opted_in_sms: false,
  opted_in_email: false,
  search_text: '',
  qr_code_id: null,
} as const
