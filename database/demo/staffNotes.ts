import { sql } from 'drizzle-orm'
import { editCustomer, tagCustomer } from '#server/data/customer-record/index.ts'
import { handOn } from '#server/loyalty/events/index.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { subscribers } from '#server/subscribers.ts'
import { customer } from './cast.ts'
import type { Office } from './office.ts'

/** Tags that the café's team gives, with the places of who gets them in the order of visits. */
const tags = [
  { name: 'Oat milk', each: 3 },
  { name: 'Book club', each: 7 },
]
/** The first is about the customer as whom a visitor can sign in. */
const notes = [
  'Flat white with oat milk, and a cinnamon roll if there is one.',
  'Brings Pepper, the dog. A bowl of water, please.',
  'Takes a loaf on Saturdays, sliced.',
]
const KNOWN = 36

/** Lets the team write down what it knows about those who come most. */
export async function writeStaffNotes({ inOffice }: Pick<Office, 'inOffice'>, at: Date): Promise<void> {
  await inOffice(async (scope) => {
    const ctx = scope.at(at)
    const known = await queryRows<{ id: string; version: number }>(
      ctx.tx,
      sql`select id, version from customers where business_id = ${ctx.businessId}
          order by email = ${customer.email} desc nulls last, total_visits desc, id limit ${KNOWN}`,
    )
    for (const [place, { id: customerId, version }] of known.entries()) {
      if (notes[place]) await editCustomer(ctx, { customerId, version, notes: notes[place] })
      for (const { name, each } of tags) if (place % each === 0) await tagCustomer(ctx, { customerId, name })
    }
    await handOn(
      ctx,
      subscribers,
      known.map(({ id }) => id),
    )
  })
}
