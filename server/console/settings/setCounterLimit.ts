import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier, setSwitches } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { formatMoney } from '#server/platform/money/money.ts'

/** Sets the largest amount that a counter worker may record, in minor units; null removes the limit. */
export async function setCounterLimit(ctx: BusinessContext, { amount }: { amount: number | null }) {
  const { business } = await lockBusinessAndTier(ctx)
  const limit = { counter_most_amount: amount }
  if (business.counter_most_amount === amount) return limit
  await setSwitches(ctx, limit)
  const told = (value: number | null) => ({
    counter_most_amount: value === null ? 'no limit' : formatMoney(value, business.currency, business.locale),
  })
  const changes = changesBetween(told(business.counter_most_amount), told(amount))
  await recordAct(ctx, { action: 'settings_changed', details: { changes } })
  return limit
}
