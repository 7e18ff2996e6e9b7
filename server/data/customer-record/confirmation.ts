import { type Customer, customerName } from '#server/loyalty/customers/index.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { normalized } from '#server/platform/text/normalize.ts'

/** @throws {Refusal} 'invalid' at `confirmation` unless it is the customer's name, in upper or lower case. */
export function requireTypedName(customer: Customer, typed: string): void {
  const name = customerName(customer)
  if (plain(typed) !== plain(name)) throw invalidField('confirmation', `Type ${name} to confirm`)
}

const plain = (text: string): string => normalized(text, 'NFC').trim().replace(/\s+/g, ' ').toLowerCase()
