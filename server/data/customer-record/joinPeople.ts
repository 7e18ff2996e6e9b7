import type { Customer } from '#server/loyalty/customers/index.ts'
import { phoneKey, textedCountry } from '#server/platform/contact/phone.ts'
import type { MergePreview } from './contract.ts'
import { type PersonField, personField } from './views.ts'

const fields = personField.options

export type JoinedPerson = Pick<MergePreview, 'kept' | 'dropped' | 'opted_in_sms' | 'opted_in_email'> & {
  notes: string | null
  qr_code_id: string | null
  portal: Pick<Customer, 'auth_phone' | 'auth_pin' | 'phone_proven_at'>
  /** True if the other of the two had a portal PIN, which goes. */
  dropsPin: boolean
}

/**
 * Joins the details of two customers for a merge. The survivor's own values stay, but for those in `take`, and the
 * duplicate fills the empty ones. A PIN belongs to its phone: unless the phone is taken, the survivor takes it over with
 * its PIN only if it has none itself, or if its own number is an older form of the duplicate's, which no text reaches.
 */
export function joinPeople(
  survivor: Customer,
  duplicate: Customer,
  take: readonly PersonField[] = [],
): JoinedPerson {
  const own = Object.fromEntries(
    fields.map((field) => {
      const [first, second] = take.includes(field) ? [duplicate, survivor] : [survivor, duplicate]
      return [field, first[field] ?? second[field]]
    }),
  )
  const isTaken = take.includes('phone') && duplicate.phone !== null
  const owner = isTaken ? duplicate : phoneOwner(survivor, duplicate)
  const { phone, auth_phone, auth_pin, phone_proven_at } = owner
  const kept = { ...own, phone } as JoinedPerson['kept']
  return {
    kept,
    dropped: fields.filter(
      (field) =>
        duplicate[field] !== null &&
        duplicate[field] !== kept[field] &&
        !(field === 'phone' && isSamePhone(survivor, duplicate)),
    ),
    opted_in_sms: survivor.opted_in_sms && duplicate.opted_in_sms,
    opted_in_email: survivor.opted_in_email && duplicate.opted_in_email,
    notes: [survivor.notes, duplicate.notes].filter(Boolean).join('\n\n') || null,
    qr_code_id: survivor.qr_code_id ?? duplicate.qr_code_id,
    portal: { auth_phone, auth_pin, phone_proven_at },
    dropsPin: hasPin(owner === survivor ? duplicate : survivor),
  }
}

const hasPin = ({ auth_pin, phone_proven_at }: Customer): boolean =>
  auth_pin !== null && phone_proven_at !== null

function phoneOwner(survivor: Customer, duplicate: Customer): Customer {
  if (!survivor.phone) return duplicate
  const isOlder = isSamePhone(survivor, duplicate) && !textedCountry(survivor.phone)
  return isOlder && textedCountry(duplicate.phone!) ? duplicate : survivor
}

const isSamePhone = ({ phone: one }: Customer, { phone: other }: Customer): boolean =>
  one !== null && other !== null && phoneKey(one) === phoneKey(other)
