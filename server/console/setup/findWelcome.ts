import {
  type EmailTemplate,
  type SmsTemplate,
  selectTemplate,
  shownAtHome,
} from '#server/messaging/templates/index.ts'
import { readTriggers } from '#server/messaging/triggers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

export type Welcome = { active: boolean; sms: SmsTemplate | null; email: EmailTemplate | null }

/** Finds the templates that the welcome sends, or would send if it were on, by the channels of the installation. */
export async function findWelcome(ctx: BusinessContext): Promise<Welcome> {
  const { active, sms, email } = (await readTriggers(ctx)).find(({ kind }) => kind === 'welcome')!
  const text = sms && (await selectTemplate(ctx, 'sms', sms.id))
  const mail = email && (await selectTemplate(ctx, 'email', email.id))
  return {
    active,
    sms: text ? await shownAtHome(ctx, text) : null,
    email: mail ? await shownAtHome(ctx, mail) : null,
  }
}
