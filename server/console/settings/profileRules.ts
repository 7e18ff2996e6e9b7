import { phoneRemedy } from '#server/loyalty/customers/index.ts'
import { formatPhone, isCountry, toE164 } from '#server/platform/contact/phone.ts'
import { postalAddressFault } from '#server/platform/contact/postalAddress.ts'
import type { FieldErrors } from '#server/platform/context/refusal.ts'
import { currencies } from '#server/platform/money/currencies.ts'
import type { Profile } from './contract.ts'

/** Finds the faults of a profile beyond the shapes of its fields, in words beside each field. */
export function findProfileFaults(profile: Profile, present: Present): FieldErrors {
  const faults: FieldErrors = findHourFaults(profile, present)
  if (!isCountry(profile.default_country)) faults.default_country = 'Choose a country'
  if (![present.currency, ...currencies].includes(profile.currency)) faults.currency = 'Choose a currency'
  if (profile.contact_phone && !readContactPhone(profile, present))
    faults.contact_phone = phoneRemedy(profile.default_country)
  const { address } = profile
  const noAddress = address && address !== present.address ? postalAddressFault(address) : null
  if (noAddress) faults.address = noAddress
  const words = profile.sms_opt_in_wording
  if (words && !(/\bSTOP\b/.test(words) && /\bHELP\b/.test(words)))
    faults.sms_opt_in_wording = 'Carriers ask that it says how to stop and get help: name STOP and HELP'
  return faults
}

type TextingHours = Pick<Profile, 'texts_from_hour' | 'texts_until_hour'>
/** A business keeps a currency that is no longer offered, and an address and a phone from before the present rules. */
type Present = TextingHours &
  Pick<Profile, 'currency'> & { address: string | null; contact_phone: string | null }

/** 47 CFR 64.1200(c)(1): no marketing before 8:00 or after 21:00 of the receiver's day. */
const [EARLIEST, LATEST] = [8, 21]

/** Checks changed hours only: a business keeps the hours it has, whoever agreed them with it. */
function findHourFaults(
  { texts_from_hour: from, texts_until_hour: until }: TextingHours,
  present: TextingHours,
) {
  const faults: FieldErrors = {}
  if (from < EARLIEST && from !== present.texts_from_hour)
    faults.texts_from_hour = 'The law allows marketing texts from 8:00'
  if (until > LATEST && until !== present.texts_until_hour)
    faults.texts_until_hour = 'The law allows marketing texts until 21:00'
  if (until <= from) faults.texts_until_hour = 'Texts must end later in the day than they begin'
  return faults
}

/**
 * The contact phone in E.164, or null. A customer's phone dials it from a link. A stored one that comes back as the
 * settings show it stays, also if it would be refused today.
 */
export function readContactPhone(
  { contact_phone, default_country }: Profile,
  present: Pick<Present, 'contact_phone'>,
): string | null {
  if (!contact_phone) return null
  const kept = present.contact_phone
  return toE164(contact_phone, default_country) ?? (kept && contact_phone === formatPhone(kept) ? kept : null)
}
