import type { Account } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { formatMoney } from '#server/platform/money.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Purchase } from './purchase.ts'
import { findUsualAmount, leastUsual } from './usualAmount.ts'

/** So many times what is usual looks like a slip of the keys. */
const FAR_ABOVE = 10

type Shop = Account['business']

/**
 * The most that somebody who works at the counter alone may record, as the admin set it.
 * @throws {Refusal} 'forbidden' with the reason 'above_counter_limit' for a larger amount
 */
export function refuseAboveCounterLimit(
  { actor }: BusinessContext,
  shop: Shop,
  { amount = 0 }: Purchase,
): void {
  const most = shop.counterMostAmount
  if (actor.kind !== 'member' || actor.role !== 'counter' || most === null || amount <= most) return
  const money = formatMoney(most, shop.currency, shop.locale)
  throw new Refusal(
    'forbidden',
    `At the counter alone, purchases up to ${money} can be recorded. Ask an admin, or a colleague who may do more.`,
    { details: { reason: 'above_counter_limit', most } },
  )
}

/**
 * An amount far above what the shop usually takes is recorded once somebody says that it is meant.
 * @throws {Refusal} 'conflict' with the reason 'unusual_amount'
 */
export async function refuseUnmeantAmount(
  ctx: BusinessContext,
  { currency, locale }: Shop,
  { amount = 0, confirmAmount }: Purchase,
): Promise<void> {
  // Nobody is there to be asked; and most purchases are told to be usual without a look at others.
  if (confirmAmount || ctx.actor.kind === 'system' || amount <= FAR_ABOVE * leastUsual(currency)) return
  const usual = await findUsualAmount(ctx, currency)
  if (amount <= FAR_ABOVE * usual) return
  throw new Refusal(
    'conflict',
    `${formatMoney(amount, currency, locale)} is far above what this shop usually takes. Confirm the amount to record it.`,
    { details: { reason: 'unusual_amount', amount, usual } },
  )
}
