import { joinWeeklyMail } from '#server/data/weekly-mail/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { turnSwitch } from './turnSwitch.ts'

/**
 * Turns the weekly mail of the business on or off. The person who turns it on gets it, even if they had ended it
 * for themselves.
 */
export async function switchWeeklyMail(ctx: BusinessContext, { enabled }: { enabled: boolean }) {
  const turned = await turnSwitch(ctx, 'weekly_mail_enabled', enabled)
  if (ctx.actor.kind === 'member') await joinWeeklyMail(ctx, ctx.actor.userId)
  return { ...turned, weekly_mail_left: false }
}
