import { and, eq, inArray } from 'drizzle-orm'
import { customers } from '#server/loyalty/customers/tables.ts'
import { findProgram } from '#server/loyalty/programs/index.ts'
import { findSegment } from '#server/messaging/segments/index.ts'
import { LONGEST_TEXT } from '#server/messaging/templates/contract.ts'
import { checkPlaceholders, findEmailTemplate, findSmsTemplate } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { invalidField, notFound } from '#server/platform/refusal.ts'
import type { Campaign } from './queries.ts'

type Settings = Pick<Campaign, 'name' | 'type' | 'audience' | 'texts' | 'offer'>

/**
 * A draft may be half done, but nothing in it is wrong or another business's.
 * @throws {Refusal} 'invalid' without a name, for a placeholder that there is not or a text too long; 'not_found'
 */
export async function checkSettings(ctx: BusinessContext, settings: Settings): Promise<void> {
  if (settings.name === '') throw invalidField('name', 'Enter a name')
  checkTexts(settings)
  const { audience, offer } = settings
  if (audience.kind === 'segment') await findSegment(ctx, audience.segment)
  if (audience.kind === 'picked') await requireOwnCustomers(ctx, audience.customer_ids)
  if (offer) await requireRebateProgram(ctx, offer.program_id)
}

function checkTexts({ type, texts, offer }: Settings): void {
  const more = offer ? (['code'] as const) : []
  for (const [n, { subject, body, blocks }] of texts.entries()) {
    checkPlaceholders(type, subject, `texts.${n}.subject`, more)
    checkPlaceholders(type, body, `texts.${n}.${blocks ? 'blocks' : 'body'}`, more)
    if (type === 'sms' && body.length > LONGEST_TEXT)
      throw invalidField(`texts.${n}.body`, `At most ${LONGEST_TEXT} characters`)
  }
}

async function requireOwnCustomers({ tx, businessId }: BusinessContext, ids: string[]): Promise<void> {
  const own = and(eq(customers.business_id, businessId), inArray(customers.id, ids))
  const found = ids.length === 0 ? 0 : await tx.$count(customers, own)
  if (found < new Set(ids).size) throw notFound('Customer')
}

/**
 * A template as a text, for a campaign to begin with.
 * @throws {Refusal} 'not_found' for another business's, one that is off, and one that a trigger sends
 */
export async function readTemplate(ctx: BusinessContext, type: 'email' | 'sms', templateId: string) {
  if (type === 'sms') {
    const template = await findSmsTemplate(ctx, templateId)
    if (!template) throw notFound('Template')
    return { subject: '', body: template.message_template, blocks: null }
  }
  const template = await findEmailTemplate(ctx, templateId)
  if (!template) throw notFound('Template')
  return { subject: template.subject, body: template.body, blocks: template.blocks }
}

async function requireRebateProgram({ tx, businessId }: BusinessContext, programId: string): Promise<void> {
  const program = await findProgram(tx, businessId, programId)
  if (program?.type !== 'rebate_code') throw notFound('Rebate program')
}
