import { and, eq, inArray } from 'drizzle-orm'
import { customers } from '#server/loyalty/customers/tables.ts'
import { LONGEST_TEXT } from '#server/messaging/templates/contract.ts'
import { checkPlaceholders, findTemplate, shownAtHome } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, notFound } from '#server/platform/context/refusal.ts'
import { requireTexts } from '#server/platform/providers/noTexts.ts'
import { requireOwnOffer } from '../offer.ts'
import type { Campaign } from '../queries.ts'
import { wordingsOf } from './keptTexts.ts'
import { requireSegment } from './requireSegment.ts'

type Settings = Pick<Campaign, 'name' | 'type' | 'audience' | 'texts' | 'offer'>

/**
 * Checks the settings of a draft. A draft may be half done, but nothing in it is wrong or another business's.
 * @throws {Refusal} 'invalid' without a name, for an unknown placeholder, a text too long or a segment that is gone;
 *   'not_found'; 'conflict' for texts where there are none
 */
export async function checkSettings(ctx: BusinessContext, settings: Settings): Promise<void> {
  if (settings.type === 'sms') requireTexts(ctx)
  if (settings.name === '') throw invalidField('name', 'Enter a name')
  checkTexts(settings)
  const { audience, offer } = settings
  if (audience.kind === 'segment') await requireSegment(ctx, audience.segment)
  if (audience.kind === 'picked') await requireOwnCustomers(ctx, audience.customer_ids)
  if (offer) await requireOwnOffer(ctx, offer)
}

function checkTexts({ type, texts, offer }: Settings): void {
  const more = offer ? (['code'] as const) : []
  for (const { subject, body, blocks, at } of wordingsOf(texts)) {
    checkPlaceholders(type, subject, `${at}subject`, more)
    checkPlaceholders(type, body, `${at}${blocks ? 'blocks' : 'body'}`, more)
    if (type === 'sms' && body.length > LONGEST_TEXT)
      throw invalidField(`${at}body`, `At most ${LONGEST_TEXT} characters`)
  }
}

async function requireOwnCustomers({ tx, businessId }: BusinessContext, ids: string[]): Promise<void> {
  const own = and(eq(customers.business_id, businessId), inArray(customers.id, ids))
  const found = ids.length === 0 ? 0 : await tx.$count(customers, own)
  if (found < new Set(ids).size) throw notFound('Customer')
}

/**
 * Reads a template as a text for a campaign to begin with, in all of its languages.
 * @throws {Refusal} 'not_found' for a template of another business, one that is off, and one that a trigger sends
 */
export async function readTemplate(ctx: BusinessContext, type: 'email' | 'sms', templateId: string) {
  if (type === 'sms') {
    const template = await findTemplate(ctx, 'sms', templateId)
    if (!template) throw notFound('Template')
    const words = (body: string) => ({ subject: '', body, blocks: null })
    const { message_template, translations } = await shownAtHome(ctx, template)
    const inOthers = translations.map((one) => ({ language: one.language, ...words(one.message_template) }))
    return { ...words(message_template), translations: inOthers }
  }
  const template = await findTemplate(ctx, 'email', templateId)
  if (!template) throw notFound('Template')
  const { subject, body, blocks, translations } = await shownAtHome(ctx, template)
  return { subject, body, blocks, translations }
}
