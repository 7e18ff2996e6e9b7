import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/directory/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { setSwitches } from './queries.ts'

/** Sets how many marketing texts a customer gets in seven days; null takes the cap away. It binds what waits, too. */
export async function setTextCap(ctx: BusinessContext, aWeek: number | null): Promise<void> {
  const { business } = await lockBusinessAndTier(ctx)
  if (business.marketing_texts_a_week === aWeek) return
  await setSwitches(ctx, { marketing_texts_a_week: aWeek })
  const told = (value: number | null) => ({ marketing_texts_a_week: value ?? 'no cap' })
  const changes = changesBetween<Record<string, unknown>>(told(business.marketing_texts_a_week), told(aWeek))
  await recordAct(ctx, { action: 'settings_changed', details: { changes } })
}
