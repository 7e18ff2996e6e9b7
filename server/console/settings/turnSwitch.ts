import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier, setSwitches } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

export type Switch = 'email_tracking_enabled' | 'portal_enabled' | 'double_opt_in' | 'weekly_mail_enabled'

/**
 * Turns one of the business's switches. Without the portal nobody signs in to it, and whoever was is out at their next
 * request; turned on again, their sessions go on.
 */
export async function turnSwitch(ctx: BusinessContext, which: Switch, enabled: boolean): Promise<void> {
  const { business } = await lockBusinessAndTier(ctx)
  if (business[which] === enabled) return
  await setSwitches(ctx, { [which]: enabled })
  const changes = changesBetween<Pick<typeof business, Switch>>(business, { [which]: enabled })
  await recordAct(ctx, { action: 'settings_changed', details: { changes } })
}
