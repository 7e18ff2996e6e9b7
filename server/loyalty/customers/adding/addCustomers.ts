import { raiseCustomerUsage } from '#server/businesses/business/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import { currentForm, phoneDigits } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { newUniqueCustomerId, searchTextOf } from '../customer.ts'
import type { ConsentOfMany, NewRow, Person } from '../person.ts'
import { insertConsents, insertPeople, selectByContact } from '../setQueries.ts'

/**
 * Adds many customers with one statement per kind of row, and returns their ids in the order of `people`; null for a
 * person whose phone was taken at this very moment. The caller holds the lock on the business, has checked that the
 * plan has room for all, and that no two share a phone.
 */
export async function addCustomers(
  ctx: BusinessContext,
  people: Person[],
  consent: ConsentOfMany,
): Promise<(string | null)[]> {
  const rows = people.map((person) => newRow(person))
  let waiting = rows
  const added = new Set<string>()
  // A unique_customer_id that is taken is replaced. Five tries are more than chance ever needs.
  for (let attempt = 0; waiting.length > 0 && attempt < 5; attempt++) {
    for (const id of await insertPeople(ctx, waiting)) added.add(id)
    waiting = await withFreshIds(
      ctx,
      waiting.filter(({ id }) => !added.has(id)),
    )
  }
  const agreed = rows.filter(({ id }) => added.has(id))
  await insertConsents(ctx, consent, agreed)
  await raiseCustomerUsage(ctx, added.size)
  // Publishes one event per moment of joining, with one of its customers.
  const ofMoments = new Map(agreed.map(({ id, joined_at }) => [joined_at?.getTime(), id]))
  await publish(
    ctx,
    [...ofMoments.values()].map((id) => ({ type: 'customers.added' as const, ids: { customer_id: id } })),
  )
  return rows.map(({ id }) => (added.has(id) ? id : null))
}

function newRow(person: Person): NewRow {
  const unique_customer_id = newUniqueCustomerId()
  // A phone that was read before an upgrade may be in an older form.
  const phone = person.phone && currentForm(person.phone)
  return {
    ...person,
    phone,
    id: newId(),
    unique_customer_id,
    auth_phone: phone && phoneDigits(phone),
    search_text: searchTextOf({ ...person, phone, unique_customer_id }),
  }
}

/**
 * Replaces the ids of people whose phone is free: they were not inserted because their unique_customer_id was taken.
 */
async function withFreshIds(ctx: BusinessContext, left: NewRow[]): Promise<NewRow[]> {
  if (left.length === 0) return []
  const holders = await selectByContact(ctx, { phones: left.flatMap(({ phone }) => phone ?? []), emails: [] })
  const taken = new Set(holders.map(({ phone }) => phone))
  return left
    .filter(({ phone }) => !phone || !taken.has(phone))
    .map((row) => ({ ...newRow(row), id: row.id }))
}
