import type { MessageServices } from '#server/messaging/messages/index.ts'
import { layoutEmail } from '#server/messaging/templates/index.ts'
import type { ComposedMail } from './composeAccountMail.ts'

const platform = { name: 'Regulars', color: '#c2410c', address: null, locale: 'en' }

/** Lays out a mail of the platform itself: from its own address, in its own design. */
export async function layoutPlatformEmail(
  { emailFrom }: Pick<MessageServices, 'emailFrom'>,
  { subject, body, button, language }: ComposedMail,
) {
  return {
    from: { name: emailFrom.name || platform.name, email: emailFrom.address },
    subject,
    ...(await layoutEmail({ business: platform, language, subject, body, button })),
  }
}
