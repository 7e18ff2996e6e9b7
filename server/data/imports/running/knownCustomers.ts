import { customerName, type Holder, selectByContact } from '#server/loyalty/customers/index.ts'
import { phoneForms, phoneKey } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { ReadPerson } from '../reading/readRow.ts'

/**
 * Finds the people who are customers already, and by which field, in words for the import's report. An import
 * never changes a known customer.
 */
export async function findKnown(
  ctx: BusinessContext,
  people: ReadPerson[],
  addKnownEmails: boolean,
): Promise<(person: ReadPerson) => string | undefined> {
  const given = (field: 'phone' | 'email') => people.flatMap((person) => person[field] ?? [])
  const holders = await selectByContact(ctx, {
    phones: given('phone').flatMap(phoneForms),
    emails: addKnownEmails ? [] : given('email'),
  })
  const byPhone = new Map(holders.map((holder) => [holder.phone && phoneKey(holder.phone), holder]))
  const byEmail = new Map(holders.map((holder) => [holder.email, holder]))
  return ({ phone, email }) => {
    const holder = phone && byPhone.get(phoneKey(phone))
    if (holder) return already('phone', holder)
    const same = addKnownEmails ? undefined : email && byEmail.get(email)
    return same ? already('email', same) : undefined
  }
}

const already = (contact: 'phone' | 'email', holder: Holder): string =>
  `This ${contact} belongs to ${customerName(holder as never)} (${holder.unique_customer_id}); skipped`
