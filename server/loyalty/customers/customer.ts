import { isReadableCode, readableCode } from '#server/platform/codes.ts'
import { phoneDigits } from '#server/platform/phone.ts'
import { invalidField } from '#server/platform/refusal.ts'
import type { customers } from './tables.ts'

export type Customer = typeof customers.$inferSelect

type Person = Pick<Customer, 'first_name' | 'last_name' | 'email' | 'phone' | 'unique_customer_id'>

/** The id that a customer and the staff read to each other: CUS and eight characters without look-alikes. */
export const newUniqueCustomerId = (): string => `CUS${readableCode(8)}`

/** Whether a text is such an id, whole; no word of a language is. */
export const isCustomerId = (text: string): boolean => /^CUS/i.test(text) && isReadableCode(text.slice(3), 8)

/** 'Ada Lovelace', or what else there is to call somebody by. */
export function customerName(person: Person): string {
  const name = [person.first_name, person.last_name].filter(Boolean).join(' ')
  return name || person.email || person.phone || person.unique_customer_id
}

/** What the search looks in. The space in front lets every word be found by how it starts. */
export function searchTextOf(person: Person): string {
  const { first_name, last_name, email, phone, unique_customer_id } = person
  const parts = [first_name, last_name, email, phone && phoneDigits(phone), unique_customer_id]
  return ` ${foldText(parts.filter(Boolean).join(' '))}`
}

/** Lower case without accents, so that 'jose' finds José. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/**
 * A name or another single line as people may write it, in any script and with emoji: control characters and
 * the marks that turn the direction of text around them are taken out. Empty becomes null.
 */
export function cleanLine(text: string | null | undefined): string | null {
  const clean = (text ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return clean || null
}

/**
 * A date of birth, 'YYYY-MM-DD', or null. `today` is the business's.
 * @throws {Refusal} 'invalid' for one to come or of nobody alive.
 */
export function readBirthday(birthday: string | null | undefined, today: string): string | null {
  if (!birthday) return null
  if (birthday > today || birthday < '1900-01-01')
    throw invalidField('birthday', 'Enter a date of birth in the past')
  return birthday
}

/** What a customer's columns hold once the person is gone, merged or erased; what they collected stays. */
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
  portal_enabled: false,
  opted_in_sms: false,
  opted_in_email: false,
  search_text: '',
  qr_code_id: null,
} as const
