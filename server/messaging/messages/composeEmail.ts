import { z } from 'zod'
import { logoPath, nameInMessages } from '#server/businesses/directory/index.ts'
import { type EmailLayout, layoutEmail } from '#server/messaging/templates/index.ts'
import { LONGEST_PERSON_NAME, plainName } from '#server/platform/plainName.ts'
import type { Email } from '#server/platform/providers/email.ts'
import type { Claim } from './claimMessage.ts'
import { messageToken } from './messageToken.ts'
import type { MessageServices } from './services.ts'

const parts = z.object({
  rewards: z.array(z.object({ name: z.string(), code: z.string() })).optional(),
  button: z.object({ label: z.string(), url: z.string().optional() }).optional(),
})

/** Puts a claimed email into its layout and headers. Marketing carries its one-click way out (RFC 8058). */
export async function composeEmail(
  { keyring, publicUrl, emailFrom }: MessageServices,
  { message, business }: Claim,
): Promise<Email> {
  const isMarketing = message.purpose === 'marketing'
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${messageToken(keyring, 'unsubscribe', message)}`
  const pixelUrl = `${publicUrl}/o/${messageToken(keyring, 'open', message)}`
  const subject = message.subject ?? ''
  const logo = logoPath(business)
  const name = nameInMessages(business, 'Our shop')
  const body = await layoutEmail({
    business: {
      name,
      color: business.brand_color,
      logoUrl: logo && `${publicUrl}${logo}`,
      address: business.address,
      locale: business.locale,
    },
    subject,
    ...bodyOf(message),
    ...(isMarketing && { unsubscribeUrl }),
    ...(message.has_pixel && { pixelUrl }),
  })
  return {
    to: { email: message.recipient, name: plainName(message.recipient_name, LONGEST_PERSON_NAME) },
    from: { name, email: emailFrom.address },
    ...(business.contact_email && { replyTo: business.contact_email }),
    subject,
    ...body,
    ...(isMarketing && {
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    messageId: `${message.id}@${new URL(publicUrl).hostname}`,
  }
}

/** A button without an address leads to what the history must not show; else that is the body. */
function bodyOf({
  metadata,
  content,
  outgoing,
}: Claim['message']): Pick<EmailLayout, 'body' | 'rewards' | 'button'> {
  const { rewards, button } = parts.parse(metadata)
  if (!button) return { body: outgoing ?? content, rewards }
  const { label, url = outgoing } = button
  return { body: content, rewards, ...(url && { button: { label, url } }) }
}
