import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { publish } from '#server/loyalty/events/index.ts'
import { withAsciiDomain } from '#server/platform/contact/emailAddress.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { inBusiness, inEveryBusiness, type Services } from '#server/services.ts'
import { searchTextOf } from './customer.ts'
import { customers } from './tables.ts'

const AT_ONCE = 200
const actor = { kind: 'system', name: 'addresses' } as const

/**
 * Converts email domains in other scripts to the form that every form stores today, every night; imports once stored
 * them as they came. If another customer already has the address, both have it afterwards, and their pages offer to
 * merge them.
 */
export const convertAddresses = (services: Services): Promise<void> =>
  inEveryBusiness(services, async (businessId) => {
    for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
      const last = after
      after = await inBusiness(services, businessId, actor, (ctx) => convertSome(ctx, last))
    }
  })

/** @returns the id to continue after; undefined after the last customer */
async function convertSome(ctx: BusinessContext, after: string | undefined): Promise<string | undefined> {
  const { tx, businessId } = ctx
  const found = await tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.business_id, businessId),
        sql`${customers.email} ~ '@.*[^ -~]'`,
        isNull(customers.erased_at),
        after ? gt(customers.id, after) : undefined,
      ),
    )
    .orderBy(asc(customers.id))
    .limit(AT_ONCE)
    .for('no key update')
  for (const customer of found) {
    const email = withAsciiDomain(customer.email!)
    if (email === customer.email) continue
    await tx
      .update(customers)
      .set({
        email,
        search_text: searchTextOf({ ...customer, email }),
        version: sql`${customers.version} + 1`,
      })
      .where(and(eq(customers.business_id, businessId), eq(customers.id, customer.id)))
    await publish(ctx, [{ type: 'customer.changed', ids: { customer_id: customer.id } }])
  }
  return found.at(AT_ONCE - 1)?.id
}
