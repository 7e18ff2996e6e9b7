import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import { type Business, countTrialFrom, lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { findTiers, priceOf, type Tier } from '#server/businesses/plans/index.ts'
import {
  type Cause,
  changeSubscription,
  findLastChange,
  hadPlanBefore,
  hasPaidBefore,
} from '#server/businesses/subscriptions/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { inBusiness } from '#server/services.ts'
import { findStripeCustomer } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { stripeCustomers, stripePrices } from '../tables.ts'
import { causeOfChange, type Standing } from './causeOfChange.ts'
import { type Derived, deriveSubscription, whatIsLeft } from './deriveSubscription.ts'
import { expireCheckouts } from './expireCheckouts.ts'
import { keepFirstPayment, keepTrust } from './keepPayment.ts'
import { describeMethod, type Reading, readFromStripe } from './readFromStripe.ts'
import { recordPurchases } from './recordPurchases.ts'
import { tellOfPlan } from './tellOfPlan.ts'

const worker = { kind: 'system', name: 'stripe' } as const

/**
 * Reads a business's state from Stripe and makes its plan and credits follow. It may run at any time and any number
 * of times: events only say that it is time to look.
 */
export async function followStripe(services: BillingServices, businessId: string): Promise<void> {
  const { payments } = services
  if (!payments) return
  const begun = await inBusiness(services, businessId, worker, beginReading)
  if (!begun) return
  const reading = await readFromStripe(payments.stripe, begun, services.clock.now())
  const derived = await inBusiness(services, businessId, worker, (ctx) =>
    keepReading(services, ctx, begun.begun_reading, reading),
  )
  if (derived?.isDoubled)
    services.log.error({ business: businessId }, 'more than one subscription runs for a business')
  if (derived && derived.status !== 'canceled')
    await expireCheckouts(payments.stripe, begun.stripe_customer_id)
}

async function beginReading({ tx, businessId }: BusinessContext) {
  const [row] = await tx
    .update(stripeCustomers)
    .set({ begun_reading: sql`${stripeCustomers.begun_reading} + 1` })
    .where(eq(stripeCustomers.business_id, businessId))
    .returning()
  return row
}

async function keepReading(
  services: BillingServices,
  ctx: BusinessContext,
  number: number,
  reading: Reading,
): Promise<Derived | null> {
  const { tx, businessId, now } = ctx
  const { business } = await lockBusinessAndTier(ctx)
  const known = await findStripeCustomer(ctx)
  // A later reading is stored already.
  if (!known || known.kept_reading >= number) return null
  await recordPurchases(ctx, reading.purchases)
  const tiers = await findTiers(tx)
  const told = deriveSubscription(reading.subscriptions, tiers, await tiersByPrice(tx, tiers))
  const isDeleted = reading.customer === 'deleted'
  const derived = (!isDeleted && told) || whatIsLeft(business, isDeleted, now)
  if (derived?.tierId && derived.priceId)
    await tx
      .insert(stripePrices)
      .values({ price_id: derived.priceId, tier_id: derived.tierId })
      .onConflictDoNothing()
  const isLate = derived?.status === 'past_due'
  await tx
    .update(stripeCustomers)
    .set({
      kept_reading: number,
      read_at: now,
      stripe_subscription_id: derived?.subscriptionId ?? null,
      gone_at: reading.customer === 'there' ? null : (known.gone_at ?? now),
      payment_method: describeMethod(reading.paymentMethod),
      payment_method_status: isLate ? 'failed' : reading.paymentMethod ? 'ok' : 'none',
      cancels_at: derived?.cancelsAt ?? null,
      past_due_since: isLate ? (known.past_due_since ?? now) : null,
      is_doubled: derived?.isDoubled ?? false,
    })
    .where(eq(stripeCustomers.business_id, businessId))
  if (derived) {
    const cause = await keepSubscription(ctx, business, derived, tiers)
    const before = { periodEnd: business.subscription_period_end, cancelsAt: known.cancels_at }
    await tellOfPlan(services, ctx, cause, before, { ...derived, periodEnd: lastDay(derived) })
  }
  await keepTrust(ctx, business, known, reading)
  const paid = tiers.find(({ id }) => id === derived?.tierId)
  await keepFirstPayment(ctx, business, reading, paid)
  return derived
}

/** Finds the tier of every price that was ever offered here; today's prices win. */
async function tiersByPrice(tx: Tx, tiers: Tier[]): Promise<Map<string, string>> {
  const offered = (await tx.select().from(stripePrices)).map(
    ({ price_id, tier_id }) => [price_id, tier_id] as const,
  )
  const today = tiers.flatMap(({ id, stripe_price_id }) =>
    stripe_price_id ? [[stripe_price_id, id] as const] : [],
  )
  return new Map([...offered, ...today])
}

/**
 * Makes the business's subscription follow Stripe.
 * @returns the cause of the change, if anything changed
 */
async function keepSubscription(
  ctx: BusinessContext,
  business: Business,
  derived: Derived,
  tiers: Tier[],
): Promise<Cause | null> {
  const set = {
    subscription_status: derived.status,
    ...(derived.tierId && { tier_id: derived.tierId }),
    ...(derived.trialEnd && { trial_ends_at: derived.trialEnd }),
    // A canceled subscription ends its trial, so that it is not told as a trial that ended.
    ...(derived.status === 'canceled' && { trial_ends_at: null }),
    stripe_price_id: derived.priceId,
    subscription_period_end: lastDay(derived),
  }
  const monthlyPrice = priceToday(derived, set.tier_id ?? business.tier_id, tiers)
  const before = { ...business, monthlyPrice: (await findLastChange(ctx))?.monthly_price ?? 0 }
  const after = { ...business, ...set, monthlyPrice }
  const cause = causeOfChange(before, after, {
    priceOf: (id) => listPrice(id, tiers),
    hasPaid: await hasPaidBefore(ctx),
  })
  if (derived.status === 'trial' && !(await hadPlanBefore(ctx))) await countTrialFrom(ctx, business)
  await changeSubscription(ctx, { cause, set, monthlyPrice })
  await recordChange(ctx, before, after, tiers)
  return cause
}

/** The end of the period that is paid, or of the subscription if it was canceled for an earlier day. */
const lastDay = ({ periodEnd, cancelsAt }: Derived): Date | null =>
  periodEnd && cancelsAt && cancelsAt < periodEnd ? cancelsAt : periodEnd

/** Cents paid a month; the list price where Stripe's price is no fixed amount in US dollars. */
function priceToday({ status, monthlyPrice }: Derived, tierId: string, tiers: Tier[]): number {
  if (status !== 'active' && status !== 'past_due') return 0
  return monthlyPrice ?? listPrice(tierId, tiers)
}

const listPrice = (tierId: string, tiers: Tier[]): number =>
  Math.round(priceOf(tiers.find(({ id }) => id === tierId)!) * 100)

/** Records a changed plan in the audit log. A trial that goes on under a subscription is a change, too. */
async function recordChange(
  ctx: BusinessContext,
  before: Standing,
  after: Standing,
  tiers: Tier[],
): Promise<void> {
  const isSame = (['tier_id', 'subscription_status', 'stripe_price_id'] as const).every(
    (field) => before[field] === after[field],
  )
  if (isSame) return
  const name = tiers.find(({ id }) => id === after.tier_id)?.name ?? ''
  if (after.subscription_status === 'canceled') await recordAct(ctx, { action: 'subscription_ended' })
  else if (after.subscription_status === 'past_due') await recordAct(ctx, { action: 'payment_failed' })
  else await recordAct(ctx, { action: 'subscription_changed', details: { name } })
}
