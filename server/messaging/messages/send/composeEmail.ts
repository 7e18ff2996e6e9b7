import { z } from 'zod'
import { nameForCustomers } from '#server/businesses/business/index.ts'
import { writtenBlock } from '#server/messaging/blocks/index.ts'
import { autoSubmitted, type Email } from '#server/platform/providers/email.ts'
import { LONGEST_PERSON_NAME, plainName } from '#server/platform/text/plainName.ts'
import { layOutEmail, type Mail } from '../compose/layOutEmail.ts'
import { messageToken } from '../compose/messageToken.ts'
import { leadOver, leadOverMail, linksInMail, linksInText } from '../compose/trackedLinks.ts'
import { languageOfMail } from '../compose/wordsOf.ts'
import type { MessageServices } from '../services.ts'
import { bounceName } from './bounceAddress.ts'
import type { Claim, Claimed } from './claimMessages.ts'
import { leadToCard, type MailedCard } from './mailedCard.ts'

const parts = z.object({
  rewards: z.array(z.object({ name: z.string(), code: z.string() })).optional(),
  blocks: z.array(writtenBlock).optional(),
  button: z.object({ label: z.string(), url: z.string().optional() }).optional(),
})

/** Puts a claimed email into its layout and headers. Marketing has a one-click unsubscribe link (RFC 8058). */
export async function composeEmail(services: MessageServices, claim: Claim): Promise<Email> {
  const { keyring, publicUrl, emailFrom, bounces } = services
  const { message, business, branding } = claim
  const { html, text } = await layOut(services, claim, claim.card)
  return {
    to: { email: message.recipient, name: plainName(message.recipient_name, LONGEST_PERSON_NAME) },
    from: {
      name: branding.senderName ?? nameForCustomers(business, languageOfMail(message), { alone: true }),
      email: emailFrom.address,
    },
    ...(business.contact_email && { replyTo: business.contact_email }),
    // Mail that a business sends by its own account comes back to that account.
    ...(bounces && !claim.sender && { returnPath: `${bounceName(keyring, message)}@${bounces.domain}` }),
    subject: message.subject ?? '',
    html: tracksLinks(claim) ? await withCountedLinks(services, claim) : html,
    text,
    headers: {
      ...(message.purpose === 'marketing' && listHeaders(services, claim)),
      ...(nobodyTyped(message) && autoSubmitted),
    },
    messageId: `${message.id}@${new URL(publicUrl).hostname}`,
  }
}

/** Campaigns and messages sent by hand are written by a person; all others are a machine's (RFC 3834). */
const nobodyTyped = ({ campaign_id, staff_name }: Claim['message']): boolean =>
  campaign_id === null && staff_name === null

/**
 * Headers that tell mail programs that it is one business's mailing (RFC 2919) and how to leave it with one click (RFC
 * 8058).
 */
function listHeaders(services: MessageServices, { message, sender }: Claim): Record<string, string> {
  const { business_id: businessId, campaign_id, trigger_kind } = message
  const host = new URL(services.publicUrl).hostname
  return {
    'List-ID': `<${businessId}.${host}>`,
    'List-Unsubscribe': `<${unsubscribeUrlOf(services, message)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    // Gmail uses it to tell the complaints about each business apart. SendGrid adds one of its own.
    ...(!sender && {
      'Feedback-ID': `${campaign_id ?? trigger_kind ?? 'quick'}:${businessId}:marketing:regulars`,
    }),
  }
}

/** A mail whose links lead over our addresses. That of the card is looked up when it is followed (see `followLink`). */
async function withCountedLinks(services: MessageServices, claim: Claim): Promise<string> {
  const { html } = await layOut(services, claim, claim.card && { ...claim.card, url: claim.card.signInUrl })
  return leadOverMail(html, leadOver(services.keyring, services.publicUrl, claim.message))
}

/** Targets of a message's links that may lead over our addresses. */
export async function linksOf(services: MessageServices, claim: Claimed): Promise<string[]> {
  const { message } = claim
  if (message.type === 'sms') return linksInText(message.content)
  return linksInMail((await layOut(services, claim)).html)
}

/**
 * Links are tracked in advertising, while the business counts openings. Links that the history must not show are only
 * the receiver's to follow.
 */
const tracksLinks = ({ message }: Claimed): boolean =>
  message.purpose === 'marketing' && message.outgoing === null && message.has_pixel

const unsubscribeUrlOf = ({ keyring, publicUrl }: MessageServices, message: Claimed['message']): string =>
  `${publicUrl}/unsubscribe/${messageToken(keyring, 'unsubscribe', message)}`

function layOut(
  services: MessageServices,
  { message, business, branding }: Claimed & Partial<Claim>,
  card?: MailedCard,
) {
  const { keyring, publicUrl } = services
  const ways = {
    unsubscribeUrl: unsubscribeUrlOf(services, message),
    preferencesUrl: `${publicUrl}/preferences/${messageToken(keyring, 'preferences', message)}`,
  }
  const mail = {
    language: languageOfMail(message),
    subject: message.subject ?? '',
    ...bodyOf(message),
    ...(message.purpose === 'marketing' && ways),
    ...(message.has_pixel && { pixelUrl: `${publicUrl}/o/${messageToken(keyring, 'open', message)}` }),
  }
  // Mails to the business's own people have no such line.
  const led = card ? leadToCard(mail, card) : mail
  return layOutEmail(publicUrl, business, led, message.customer_id && branding?.platformLine)
}

/**
 * A button without an address leads to the content that the history must not show. Without a button, that content is
 * the body.
 */
function bodyOf({
  metadata,
  content,
  outgoing,
}: Claimed['message']): Pick<Mail, 'body' | 'rewards' | 'blocks' | 'button'> {
  const { rewards, blocks, button } = parts.parse(metadata)
  if (!button) return { body: outgoing ?? content, rewards, blocks }
  const { label, url = outgoing } = button
  return { body: content, rewards, blocks, ...(url && { button: { label, url } }) }
}
