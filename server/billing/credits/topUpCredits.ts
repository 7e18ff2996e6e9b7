import { sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { hasUsedUp, PACK_CURRENCY } from '#server/businesses/credits/index.ts'
import { mailAdmins } from '#server/identity/proofs/mail/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { forEachDue, inBusiness } from '#server/services.ts'
import { findCreditSettings, findStripeCustomer } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { stopTopUps } from '../stopTopUps.ts'
import { followStripe } from '../stripe/followStripe.ts'
import { findMethod } from '../stripe/readFromStripe.ts'
import { creditSettings } from '../tables.ts'
import { areOfUse, type CreditOffer, topUpOf } from './creditOffer.ts'
import { countTopUps } from './readCredits.ts'

const worker = { kind: 'system', name: 'credits' } as const

/** Handles businesses whose credits are low: tells their admins once, and buys more where that is switched on. */
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

/** Finds the purchase to make. Stripe is read first, because the answer to an earlier purchase may have been lost. */
async function findWanted(services: BillingServices, businessId: string): Promise<TopUp | null> {
  const find = () => inBusiness(services, businessId, worker, wantedTopUp)
  if (!(await find())) return null
  await followStripe(services, businessId)
  return find()
}

type TopUp = { offer: CreditOffer; customer: string; key: string }

/**
 * Decides what to buy now. The idempotency key holds the number of the purchase in the month, so a second run
 * after a crash buys nothing twice and the month's cap always holds.
 */
async function wantedTopUp(ctx: BusinessContext): Promise<TopUp | null> {
  const { business, tier } = await lockBusinessAndTier(ctx)
  const settings = await findCreditSettings(ctx)
  const offer = topUpOf(settings)
  const known = await findStripeCustomer(ctx)
  if (business.standing !== 'open' || !areOfUse(ctx, tier) || !offer || !known || settings.top_up_failed_at)
    return null
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
    // The next round tries again after any other error, under the same key.
    if (!(error instanceof NoCard || isFinal(error))) throw error
    // A refused card is not tried every few minutes: admins are told, and switch purchases on again.
    await inBusiness(services, businessId, worker, async (ctx) => {
      await stopTopUps(ctx, error.message)
      await mailAdmins(services, ctx, 'top-up-failed')
    })
    return
  }
  await followStripe(services, businessId)
}

class NoCard extends Error {}

/** A refused card, or an object that is gone at Stripe: trying again gives the same answer. */
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

/** Tells admins once that credits are low; again only after the balance was at the limit or above. */
async function tellOfFew(services: BillingServices, ctx: BusinessContext): Promise<void> {
  const { business, tier } = await lockBusinessAndTier(ctx)
  const { low_below, low_told_at, ...settings } = await findCreditSettings(ctx)
  const isLow = areOfUse(ctx, tier) && business.credits_remaining < low_below
  if (isLow === (low_told_at !== null)) return
  const told = { low_told_at: isLow ? ctx.now : null }
  await ctx.tx
    .insert(creditSettings)
    .values({ ...settings, low_below, ...told })
    .onConflictDoUpdate({ target: creditSettings.business_id, set: told })
  if (isLow && (await hasUsedUp(ctx, business.credits_remaining)))
    await mailAdmins(services, ctx, 'credits-low')
}
