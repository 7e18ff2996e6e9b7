import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import { findCreditPacks, PACK_CURRENCY } from '#server/businesses/credits/index.ts'
import { creditTransactions } from '#server/businesses/credits/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Page, pageOf, readTimeCursor, type Wanted } from '#server/platform/http/page.ts'
import { localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import type { CreditMovementView, CreditsView } from '../contract.ts'
import { findCreditSettings, findStripeCustomer } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { creditPurchases } from '../tables.ts'
import { topUpOf } from './creditOffer.ts'

/** What the owner sees of credits: what is left, what more costs, and what happens when few are left. */
export async function readCredits(
  ctx: BusinessContext,
  { payments }: Pick<BillingServices, 'payments'>,
): Promise<CreditsView> {
  const { credits_remaining } = await findBusiness(ctx.tx, ctx.businessId)
  const known = await findStripeCustomer(ctx)
  return {
    balance: credits_remaining,
    packs: (await findCreditPacks(ctx.tx)).map(({ version: _, ...pack }) => ({
      ...pack,
      currency: PACK_CURRENCY.toUpperCase(),
    })),
    settings: await readCreditSettings(ctx),
    has_card: known?.payment_method_status === 'ok',
    can_buy: payments !== null,
  }
}

/** What happens when few credits are left, and what came of it. */
export async function readCreditSettings(ctx: BusinessContext): Promise<CreditsView['settings']> {
  const { time_zone } = await findBusiness(ctx.tx, ctx.businessId)
  const settings = await findCreditSettings(ctx)
  const { top_up_failed_at, top_up_failure, low_below, top_up_below, top_up_most, version } = settings
  return {
    ...{ low_below, top_up_below, top_up_most, version },
    top_up: topUpOf(settings),
    top_up_failed: top_up_failed_at && {
      at: top_up_failed_at.toISOString(),
      reason: top_up_failure ?? '',
    },
    top_ups: await countTopUps(ctx, time_zone),
  }
}

/** Automatic purchases of the business's own month so far. */
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

/** A page of the movements, newest first, each with the balance after it. */
export async function listCreditMovements(
  { tx, businessId }: BusinessContext,
  { after, limit }: Wanted,
): Promise<Page<CreditMovementView>> {
  const before = readTimeCursor(after)
  const { business_id, created_at, id } = creditTransactions
  const rows = await tx
    .select()
    .from(creditTransactions)
    .where(
      and(
        eq(business_id, businessId),
        before ? or(lt(created_at, before.at), and(eq(created_at, before.at), lt(id, before.id))) : undefined,
      ),
    )
    .orderBy(desc(created_at), desc(id))
    .limit(limit + 1)
  const { data, next } = pageOf(rows, limit, (row) => ({ at: row.created_at, id: row.id }))
  const [first] = data
  if (!first) return { data: [], next: null }
  // The sum of all until the newest of the page; each older one is what was before it.
  const [until] = await tx
    .select({ sum: sql<string>`coalesce(sum(${creditTransactions.credits}), 0)` })
    .from(creditTransactions)
    .where(
      and(
        eq(business_id, businessId),
        or(
          lt(created_at, first.created_at),
          and(eq(created_at, first.created_at), sql`${id} <= ${first.id}`),
        ),
      ),
    )
  let balance = Number(until!.sum)
  return {
    next,
    data: data.map(({ id: movement, kind, credits, reason, created_at: at }) => {
      const view = { id: movement, kind, credits, balance, reason, at: at.toISOString() }
      balance -= credits
      return view
    }),
  }
}
