import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { isBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { inBusiness } from '#server/services.ts'
import { findBusinessOf, findPayingBusinesses, findStripeCustomer } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { creditPurchases, stripeCustomers } from '../tables.ts'
import { followStripe } from './followStripe.ts'
import { findCustomer } from './gone.ts'
import { readFromStripe } from './readFromStripe.ts'

const worker = { kind: 'system', name: 'stripe' } as const

/** `unknown` are customers at Stripe, of businesses that this database does not have. */
export type ReadAnew = {
  businesses: number
  granted: { business: string; credits: number }[]
  adopted: { business: string; customer: string }[]
  unknown: { business: string; customer: string }[]
  failed: { business: string; reason: string }[]
}

type Services = BillingServices & { payments: NonNullable<BillingServices['payments']> }

/**
 * Reads Stripe anew for every business, as each night does, after the database was restored from a backup: plans follow,
 * and credits that were bought since are given, once. A business that paid for the first time since has its customer at
 * Stripe again. A dry run says what would be given.
 * @throws what Stripe's client throws if not even the customers can be listed
 */
export async function readStripeAnew(
  services: Services,
  since: Date,
  { isDry }: { isDry: boolean },
): Promise<ReadAnew> {
  const { adopted, unknown } = await adoptCustomers(services, since, isDry)
  const granted: ReadAnew['granted'] = []
  const failed: ReadAnew['failed'] = []
  const paying = await findPayingBusinesses(services.database)
  for (const { business_id: business } of paying)
    try {
      const credits = await (isDry ? countNew(services, business) : follow(services, business))
      if (credits > 0) granted.push({ business, credits })
    } catch (error) {
      failed.push({ business, reason: (error as Error).message })
    }
  return { businesses: paying.length, granted, adopted, unknown, failed }
}

/** Follows Stripe for a business. Returns the credits of payments that were not known before. */
async function follow(services: Services, business: string): Promise<number> {
  const before = await findPurchases(services, business)
  await followStripe(services, business)
  const after = await findPurchases(services, business)
  return [...after].reduce((sum, [id, credits]) => (before.has(id) ? sum : sum + credits), 0)
}

async function countNew(services: Services, business: string): Promise<number> {
  const known = await findPurchases(services, business)
  const customer = await inBusiness(services, business, worker, findStripeCustomer)
  const { purchases } = await readFromStripe(services.payments.stripe, customer!, services.clock.now())
  return purchases.reduce((sum, { id, credits }) => (known.has(id) ? sum : sum + credits), 0)
}

const findPurchases = (services: Services, business: string): Promise<Map<string, number>> =>
  inBusiness(services, business, worker, async ({ tx }) => {
    const rows = await tx
      .select({ id: creditPurchases.id, credits: creditPurchases.credits })
      .from(creditPurchases)
      .where(eq(creditPurchases.business_id, business))
    return new Map(rows.map(({ id, credits }) => [id, credits]))
  })

/** Gives businesses the customers that were made at Stripe for them since the backup. */
async function adoptCustomers(
  services: Services,
  since: Date,
  isDry: boolean,
): Promise<Pick<ReadAnew, 'adopted' | 'unknown'>> {
  const found: Pick<ReadAnew, 'adopted' | 'unknown'> = { adopted: [], unknown: [] }
  for (const { id: customer, business } of await findNewCustomers(services.payments.stripe, since)) {
    if (await findBusinessOf(services.database, customer)) continue
    const isOurs = await isBusiness(services.database.plain, business)
    const known = isOurs && (await inBusiness(services, business, worker, findStripeCustomer))
    // A business whose customer is still there has no use for a second one.
    const isFree =
      isOurs &&
      (!known ||
        (await findCustomer(services.payments.stripe, known.stripe_customer_id)).whereabouts !== 'there')
    if (isFree && !isDry) await inBusiness(services, business, worker, (ctx) => adopt(ctx, customer))
    found[isFree ? 'adopted' : 'unknown'].push({ business, customer })
  }
  return found
}

/** The customers that we made at Stripe, oldest first: they name their business. */
async function findNewCustomers(stripe: Stripe, since: Date): Promise<{ id: string; business: string }[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const found: { id: string; business: string }[] = []
  for await (const { id, metadata } of stripe.customers.list({ created, limit: 100 }))
    if (isId.test(metadata.business_id ?? '')) found.push({ id, business: metadata.business_id! })
  return found.reverse()
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function adopt({ tx, businessId, now }: BusinessContext, customer: string): Promise<void> {
  await tx
    .insert(stripeCustomers)
    .values({ business_id: businessId, stripe_customer_id: customer, created_at: now })
    .onConflictDoUpdate({
      target: stripeCustomers.business_id,
      set: { stripe_customer_id: customer, gone_at: null },
    })
}
