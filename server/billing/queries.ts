import { eq, sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Database, queryRows } from '#server/platform/database/index.ts'
import { type CreditSettings, creditSettings, type StripeCustomer, stripeCustomers } from './tables.ts'

type Inside = Pick<BusinessContext, 'tx' | 'businessId'>

export async function findStripeCustomer({ tx, businessId }: Inside): Promise<StripeCustomer | undefined> {
  const [row] = await tx.select().from(stripeCustomers).where(eq(stripeCustomers.business_id, businessId))
  return row
}

/** Finds the Stripe customer; undefined if Stripe no longer has it. */
export async function findPresentCustomer(ctx: Inside): Promise<StripeCustomer | undefined> {
  const known = await findStripeCustomer(ctx)
  return known?.gone_at ? undefined : known
}

/** Finds the Stripe customer while a subscription runs. The id alone does not tell: it is kept after the end. */
export async function findSubscriber(
  ctx: Inside,
): Promise<(StripeCustomer & { stripe_subscription_id: string }) | undefined> {
  const known = await findPresentCustomer(ctx)
  const { stripe_price_id } = await findBusiness(ctx.tx, ctx.businessId)
  const { stripe_subscription_id } = known ?? {}
  return known && stripe_subscription_id && stripe_price_id ? { ...known, stripe_subscription_id } : undefined
}

/** Finds the business of a Stripe customer; undefined for a customer that others made in the same Stripe account. */
export async function findBusinessOf(database: Database, customerId: string): Promise<string | undefined> {
  const [row] = await queryRows<{ business_id: string }>(
    database.plain,
    sql`select business_id from business_of_stripe_customer(${customerId})`,
  )
  return row?.business_id
}

/** Finds every business that Stripe knows, for the nightly round. */
export const findPayingBusinesses = ({ plain }: Database): Promise<{ business_id: string }[]> =>
  queryRows(plain, sql`select business_id from stripe_businesses()`)

const usual: Omit<CreditSettings, 'business_id'> = {
  low_below: 20,
  low_told_at: null,
  top_up_pack: null,
  top_up_credits: null,
  top_up_amount: null,
  top_up_below: 20,
  top_up_most: 3,
  top_up_failed_at: null,
  top_up_failure: null,
  version: 1,
}

export async function findCreditSettings({ tx, businessId }: Inside): Promise<CreditSettings> {
  const [row] = await tx.select().from(creditSettings).where(eq(creditSettings.business_id, businessId))
  return row ?? { business_id: businessId, ...usual }
}
