import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier, setSwitches } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { formatMoney } from '#server/platform/money/money.ts'

/** Sets the most that is recorded by who works at the counter alone, in minor units; null takes the limit away. */
export async function setCounterLimit(ctx: BusinessContext, amount: number | null): Promise<void> {
  const { business } = await lockBusinessAndTier(ctx)
  if (business.counter_most_amount === amount) return
  await setSwitches(ctx, { counter_most_amount: amount })
  const told = (value: number | null) => ({
    counter_most_amount: value === null ? 'no limit' : formatMoney(value, business.currency, business.locale),
  })
  const changes = changesBetween(told(business.counter_most_amount), told(amount))
  await recordAct(ctx, { action: 'settings_changed', details: { changes } })
}
