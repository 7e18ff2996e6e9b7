import { customerName, type Holder, selectByContact } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import type { ReadPerson } from './readRow.ts'

/**
 * Tells who of these people is a customer already, and by what: the words for the import's report. A known
 * customer is never changed by an import.
 */
export async function findKnown(
  ctx: BusinessContext,
  people: ReadPerson[],
  addKnownEmails: boolean,
): Promise<(person: ReadPerson) => string | undefined> {
  const given = (field: 'phone' | 'email') => people.flatMap((person) => person[field] ?? [])
  const holders = await selectByContact(ctx, {
    phones: given('phone'),
    emails: addKnownEmails ? [] : given('email'),
  })
  const byPhone = new Map(holders.map((holder) => [holder.phone, holder]))
  const byEmail = new Map(holders.map((holder) => [holder.email, holder]))
  return ({ phone, email }) => {
    const holder = phone && byPhone.get(phone)
    if (holder) return already('phone', holder)
    const same = addKnownEmails ? undefined : email && byEmail.get(email)
    return same ? already('email', same) : undefined
  }
}

const already = (contact: 'phone' | 'email', holder: Holder): string =>
  `This ${contact} belongs to ${customerName(holder as never)} (${holder.unique_customer_id}); skipped`
