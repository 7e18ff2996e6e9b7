import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { isCountry, nationalForm, toE164 } from '#server/platform/contact/phone.ts'
import { invalidField } from '#server/platform/context/refusal.ts'

/**
 * Reads a phone number as people of the business's country write it; returns E.164, or null when none is given.
 * @throws {Refusal} 'invalid' at the field `phone`, with an example of a number of that country.
 */
export function readPhone(input: string | null | undefined, country: string): string | null {
  if (!input?.trim()) return null
  const phone = toE164(input, country)
  if (!phone) throw invalidField('phone', phoneRemedy(country))
  return phone
}

/** 'Enter a phone number such as (201) 555-0123', with an example number of the business's country. */
export function phoneRemedy(country: string): string {
  const example = examplePhone(country)
  return example
    ? `Enter a phone number such as ${example}`
    : 'Enter a phone number with its country code, such as +44 7400 123456'
}

/** A mobile number in its national form, for hints; undefined for an unknown country. */
export function examplePhone(country: string): string | undefined {
  const example = isCountry(country) && getExampleNumber(country as CountryCode, examples)
  return example ? nationalForm(example) : undefined
}
