import { findCustomer } from '#server/loyalty/customers/index.ts'
import { findTemplate, inLanguage, writeEmail } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { type Audience, findAudience, fullName } from '../compose/audience.ts'
import { writeTemplate } from '../compose/writeTemplate.ts'
import type { NewMessage } from './queueMessage.ts'

export type QuickRequest = { type: 'sms' | 'email'; customerId: string; templateId: string }

/**
 * A template as this customer would read it. `recipient` is null where they have no such address. Mails sent by hand
 * count for the weekly cap, too: they cost nothing, so nothing else limits them.
 */
export type QuickMessage = Omit<NewMessage, 'recipient' | 'dedupe_key'> & { recipient: string | null }

/**
 * Renders one of the business's active templates for one of its customers.
 * @throws {Refusal} 'not_found' for a customer or template that isn't the business's, or is no longer active.
 */
export async function composeQuickMessage(
  ctx: BusinessContext,
  { type, customerId, templateId }: QuickRequest,
): Promise<{ message: QuickMessage; audience: Audience }> {
  await findCustomer(ctx, customerId)
  const audience = await findAudience(ctx, customerId)
  const { customer } = audience
  const rendered =
    type === 'sms' ? await renderSms(ctx, audience, templateId) : await renderMail(ctx, audience, templateId)
  const recipient = type === 'sms' ? customer.phone : customer.email
  const who = { customerId, recipient, recipientName: fullName(customer) }
  const capped = type === 'email'
  return { message: { type, purpose: 'marketing', capped, ...who, ...rendered }, audience }
}

async function renderSms(
  ctx: BusinessContext,
  { business, values, reads, customer }: Audience,
  templateId: string,
) {
  const template = await findTemplate(ctx, 'sms', templateId)
  if (!template) throw notFound('Template')
  const { id, name } = template
  const content = await writeTemplate(ctx, template, { business, values, reads, customerId: customer.id })
  return { content, subject: null, template: { id, name } }
}

async function renderMail(ctx: BusinessContext, { values, reads, customer }: Audience, templateId: string) {
  const template = await findTemplate(ctx, 'email', templateId)
  if (!template) throw notFound('Template')
  const { language } = reads
  const told = { values, customerId: customer.id, language }
  const written = await writeEmail(ctx, inLanguage(template, reads), told)
  return { ...written, template: { id: template.id, name: template.name } }
}

/**
 * Returns the reason, in the specification's words, why this customer cannot be written to by this channel; null when
 * they can.
 */
export function unreachable(type: 'sms' | 'email', { customer }: Audience): string | null {
  if (type === 'sms') {
    if (!customer.phone) return 'Customer phone number is required'
    return customer.opted_in_sms ? null : 'Customer has not opted in to receive SMS messages'
  }
  if (!customer.email) return 'Customer email address is required'
  return customer.opted_in_email ? null : 'Customer has not opted in to receive emails'
}
