import { type EmailTemplate, type SmsTemplate, selectTemplate } from '#server/messaging/templates/index.ts'
import { readTriggers } from '#server/messaging/triggers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

export type Welcome = { active: boolean; sms: SmsTemplate | null; email: EmailTemplate | null }

/** Finds the templates that the welcome sends, or would send if it were on, by the channels of the installation. */
export async function findWelcome(ctx: BusinessContext): Promise<Welcome> {
  const { active, sms, email } = (await readTriggers(ctx)).find(({ kind }) => kind === 'welcome')!
  return {
    active,
    sms: (sms && (await selectTemplate(ctx, 'sms', sms.id))) ?? null,
    email: (email && (await selectTemplate(ctx, 'email', email.id))) ?? null,
  }
}
