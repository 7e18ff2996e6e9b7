import type { Account } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { formatMoney } from '#server/platform/money/money.ts'
import type { Purchase } from './purchase.ts'
import { findUsualAmount, leastUsual } from './usualAmount.ts'

/** An amount more than this many times the usual one is probably a typing error. */
const FAR_ABOVE = 10

type Business = Account['business']

/**
 * Refuses amounts above the limit that the admin set for counter workers.
 * @throws {Refusal} 'forbidden' with the reason 'above_counter_limit' for a larger amount
 */
export function refuseAboveCounterLimit(
  { actor }: BusinessContext,
  business: Business,
  { amount = 0 }: Purchase,
): void {
  const most = business.counterMostAmount
  if (actor.kind !== 'member' || actor.role !== 'counter' || most === null || amount <= most) return
  const money = formatMoney(most, business.currency, business.locale)
  throw new Refusal(
    'forbidden',
    `You can record purchases up to ${money}. Ask an admin, or a colleague who may do more.`,
    { details: { reason: 'above_counter_limit', most } },
  )
}

/**
 * Refuses an amount far above what the business usually takes until somebody confirms it.
 * @throws {Refusal} 'conflict' with the reason 'unusual_amount'
 */
export async function refuseUnmeantAmount(
  ctx: BusinessContext,
  { currency, locale }: Business,
  { amount = 0, confirmAmount }: Purchase,
): Promise<void> {
  // The system cannot be asked. Most amounts are below the least usual one, so no query is needed.
  if (confirmAmount || ctx.actor.kind === 'system' || amount <= FAR_ABOVE * leastUsual(currency)) return
  const { usual, isKnown } = await findUsualAmount(ctx, currency)
  if (amount <= FAR_ABOVE * usual) return
  throw new Refusal(
    'conflict',
    `${formatMoney(amount, currency, locale)} is ${isKnown ? 'far above what this shop usually takes' : 'much for one purchase'}. Confirm the amount to record it.`,
    { details: { reason: 'unusual_amount', amount, usual: isKnown ? usual : null } },
  )
}
