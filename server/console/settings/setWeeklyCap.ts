import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier, setSwitches } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

type Cap = 'marketing_texts_a_week' | 'marketing_mails_a_week'

/**
 * Sets how many marketing texts or mails a customer gets in seven days; null removes the cap. It also binds
 * waiting messages.
 */
export async function setWeeklyCap<Which extends Cap>(
  ctx: BusinessContext,
  cap: Which,
  aWeek: number | null,
): Promise<Record<Which, number | null>> {
  const { business } = await lockBusinessAndTier(ctx)
  const set = { [cap]: aWeek } as Record<Which, number | null>
  if (business[cap] === aWeek) return set
  await setSwitches(ctx, set)
  const told = (value: number | null) => ({ [cap]: value ?? 'no cap' })
  const changes = changesBetween<Record<string, unknown>>(told(business[cap]), told(aWeek))
  await recordAct(ctx, { action: 'settings_changed', details: { changes } })
  return set
}
