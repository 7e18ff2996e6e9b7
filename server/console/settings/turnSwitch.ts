import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier, setSwitches } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

export type Switch = 'email_tracking_enabled' | 'portal_enabled' | 'double_opt_in' | 'weekly_mail_enabled'

/**
 * Turns one of the business's switches. Without the portal nobody can sign in to it, and signed-in customers are
 * out at their next request; turned on again, their sessions go on.
 */
export async function turnSwitch<Which extends Switch>(
  ctx: BusinessContext,
  which: Which,
  enabled: boolean,
): Promise<Record<Which, boolean>> {
  const { business } = await lockBusinessAndTier(ctx)
  const turned = { [which]: enabled } as Record<Which, boolean>
  if (business[which] === enabled) return turned
  await setSwitches(ctx, turned)
  const changes = changesBetween<Pick<typeof business, Switch>>(business, turned)
  await recordAct(ctx, { action: 'settings_changed', details: { changes } })
  return turned
}
