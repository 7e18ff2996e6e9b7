import { and, eq, gte } from 'drizzle-orm'
import { findBusiness, findBusinessAndTier } from '#server/businesses/business/index.ts'
import {
  findBalanceAfter,
  findCreditPacks,
  findMovements,
  PACK_CURRENCY,
} from '#server/businesses/credits/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Page, pageOf, readTimeCursor, type Wanted } from '#server/platform/http/pages/page.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import { localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import type { CreditMovementView, CreditsView } from '../contract.ts'
import { findCreditSettings, findStripeCustomer } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { creditPurchases } from '../tables.ts'
import { areOfUse, topUpOf } from './creditOffer.ts'

/** Reads the credits for their page: the balance, the packs, and the settings for a low balance. */
export async function readCredits(
  ctx: BusinessContext,
  { payments }: Pick<BillingServices, 'payments'>,
): Promise<CreditsView> {
  const { business, tier } = await findBusinessAndTier(ctx)
  const known = await findStripeCustomer(ctx)
  return {
    balance: business.credits_remaining,
    packs: (await findCreditPacks(ctx.tx)).map(({ version: _, ...pack }) => ({
      ...pack,
      currency: PACK_CURRENCY.toUpperCase(),
    })),
    settings: await readCreditSettings(ctx),
    has_card: known?.payment_method_status === 'ok',
    can_buy: payments !== null && areOfUse(ctx, tier),
  }
}

/** Reads the settings for a low balance, with the automatic purchases of the month and their last failure. */
export async function readCreditSettings(ctx: BusinessContext): Promise<CreditsView['settings']> {
  const { time_zone } = await findBusiness(ctx.tx, ctx.businessId)
  const settings = await findCreditSettings(ctx)
  const { top_up_failed_at, top_up_failure, low_below, top_up_below, top_up_most, version } = settings
  return {
    ...{ low_below, top_up_below, top_up_most, version },
    top_up: topUpOf(settings),
    top_up_failed: top_up_failed_at && {
      at: top_up_failed_at.toISOString(),
      reason: refusalIn(ctx.language, top_up_failure ?? ''),
    },
    top_ups: await countTopUps(ctx, time_zone),
  }
}

/** Counts the automatic purchases of this month, in the business's time zone. */
export async function countTopUps(ctx: BusinessContext, timeZone: string): Promise<number> {
  const month = startOfLocalDay(`${localDate(ctx.now, timeZone).slice(0, 7)}-01`, timeZone)
  return ctx.tx.$count(
    creditPurchases,
    and(
      eq(creditPurchases.business_id, ctx.businessId),
      eq(creditPurchases.is_automatic, true),
      gte(creditPurchases.created_at, month),
    ),
  )
}

/** Reads a page of movements, newest first, each with the balance after it. */
export async function listCreditMovements(
  ctx: BusinessContext,
  { after, limit }: Wanted,
): Promise<Page<CreditMovementView>> {
  const rows = await findMovements(ctx, readTimeCursor(after), limit + 1)
  const { data, next } = pageOf(rows, limit, (row) => ({ at: row.created_at, id: row.id }))
  const [first] = data
  if (!first) return { data: [], next: null }
  // The balance before a movement is the balance after the next older one.
  let balance = await findBalanceAfter(ctx, first)
  return {
    next,
    data: data.map(({ id: movement, kind, credits, reason, created_at: at }) => {
      const said = refusalIn(ctx.language, reason)
      const view = { id: movement, kind, credits, balance, reason: said, at: at.toISOString() }
      balance -= credits
      return view
    }),
  }
}
