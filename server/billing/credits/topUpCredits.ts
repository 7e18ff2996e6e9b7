import { sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { hasHadCredits, PACK_CURRENCY } from '#server/businesses/credits/index.ts'
import { mailAdmins } from '#server/identity/proofs/mail/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { forEachDue, inBusiness } from '#server/services.ts'
import { findCreditSettings, findStripeCustomer } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { followStripe } from '../stripe/followStripe.ts'
import { findMethod } from '../stripe/readFromStripe.ts'
import { creditSettings } from '../tables.ts'
import { type CreditOffer, topUpOf } from './creditOffer.ts'
import { countTopUps } from './readCredits.ts'
import { stopTopUps } from './stopTopUps.ts'

const worker = { kind: 'system', name: 'credits' } as const

/** Looks after the businesses whose credits are low: tells their admins once, and buys more where they want it. */
export async function watchCredits(services: BillingServices): Promise<void> {
  const low = await queryRows<{ business_id: string }>(
    services.database.plain,
    sql`select business_id from credits_low()`,
  )
  await forEachDue(low, 'businesses with few credits', (businessId) => watch(services, businessId))
}

async function watch(services: BillingServices, businessId: string): Promise<void> {
  const wanted = services.payments && (await findWanted(services, businessId))
  if (wanted) await topUp(services, businessId, wanted)
  else await inBusiness(services, businessId, worker, (ctx) => tellOfFew(services, ctx))
}

/** Stripe is read before anything is bought: the answer of an earlier purchase may have been lost. */
async function findWanted(services: BillingServices, businessId: string): Promise<TopUp | null> {
  const find = () => inBusiness(services, businessId, worker, wantedTopUp)
  if (!(await find())) return null
  await followStripe(services, businessId)
  return find()
}

type TopUp = { offer: CreditOffer; customer: string; key: string }

/**
 * What to buy now. Its key is the number of the purchase in the month: a crash and a second run buy nothing
 * twice, and the cap of the month holds whatever happens.
 */
async function wantedTopUp(ctx: BusinessContext): Promise<TopUp | null> {
  const { business } = await lockBusinessAndTier(ctx)
  const settings = await findCreditSettings(ctx)
  const offer = topUpOf(settings)
  const known = await findStripeCustomer(ctx)
  if (business.standing !== 'open' || !offer || !known || settings.top_up_failed_at) return null
  if (business.credits_remaining >= settings.top_up_below) return null
  const bought = await countTopUps(ctx, business.time_zone)
  if (bought >= settings.top_up_most) return null
  const month = localDate(ctx.now, business.time_zone).slice(0, 7)
  const key = `top-up:${ctx.businessId}:${month}:${bought}:${settings.version}`
  return { offer, customer: known.stripe_customer_id, key }
}

async function topUp(services: BillingServices, businessId: string, wanted: TopUp): Promise<void> {
  const { stripe } = services.payments!
  try {
    await charge(stripe, businessId, wanted)
  } catch (error) {
    // Anything else is tried again by the next round, under the same key.
    if (!(error instanceof NoCard || isFinal(error))) throw error
    // A card that was refused once is not tried every few minutes: the owner is told, and switches it on again.
    await inBusiness(services, businessId, worker, async (ctx) => {
      await stopTopUps(ctx, error.message)
      await mailAdmins(services, ctx, 'top-up-failed')
    })
    return
  }
  await followStripe(services, businessId)
}

class NoCard extends Error {}

/** The card was refused, or something of the request is gone at Stripe: asked again, the answer is the same. */
const isFinal = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError

async function charge(stripe: Stripe, businessId: string, { offer, customer, key }: TopUp): Promise<void> {
  const method = await findMethod(stripe, customer)
  if (!method) throw new NoCard('No card is on file')
  await stripe.paymentIntents.create(
    {
      customer,
      amount: offer.amount,
      currency: PACK_CURRENCY,
      payment_method: method.id,
      off_session: true,
      confirm: true,
      description: `${offer.credits} credits`,
      metadata: { business_id: businessId, credits: String(offer.credits), automatic: 'true' },
    },
    { idempotencyKey: key },
  )
}

/** Told once until the balance was above the limit again. */
async function tellOfFew(services: BillingServices, ctx: BusinessContext): Promise<void> {
  const { business } = await lockBusinessAndTier(ctx)
  const { low_below, low_told_at, ...settings } = await findCreditSettings(ctx)
  const isLow = business.credits_remaining < low_below
  if (isLow === (low_told_at !== null)) return
  const told = { low_told_at: isLow ? ctx.now : null }
  await ctx.tx
    .insert(creditSettings)
    .values({ ...settings, low_below, ...told })
    .onConflictDoUpdate({ target: creditSettings.business_id, set: told })
  // A shop that never had credits has nothing that runs out.
  if (isLow && (await hasHadCredits(ctx))) await mailAdmins(services, ctx, 'credits-low')
}
