import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { findMade, keyColumns } from '#server/platform/context/idempotency.ts'
import { newId } from '#server/platform/context/ids.ts'
import { refuseBeyond, stale } from '#server/platform/context/refusal.ts'
import { withTiming } from './birthdayTiming.ts'
import { CHANGE_ONE, MOST_TEMPLATES, type SmsDraft, type SmsTemplateView } from './contract.ts'
import { shownAtHome } from './inLanguage.ts'
import { checkPlaceholders } from './placeholders.ts'
import { changeTemplate, countTemplates, findTemplateByKey, insertTemplate } from './queries.ts'
import { readTemplate } from './readTemplate.ts'
import { recordChanges } from './recordChanges.ts'
import { requireWords } from './requireWords.ts'
import { configFor } from './triggers.ts'
import { viewSmsTemplate } from './views.ts'

/**
 * Makes an active template, once for each idempotency key.
 * @throws {Refusal} 'invalid' without a name or a message, or for an unknown placeholder; 'limit_reached'; 'conflict'
 *   for a key that made another template
 */
export async function createSmsTemplate(
  ctx: BusinessContext,
  { idempotencyKey, ...draft }: SmsDraft & { idempotencyKey?: string },
): Promise<SmsTemplateView> {
  const once = keyColumns(idempotencyKey, draft)
  const columns = await columnsOf(ctx, draft)
  // Under the lock the count holds.
  await lockBusinessAndTier(ctx)
  const earlier = await findMade(once, (key) => findTemplateByKey(ctx, 'sms', key))
  if (earlier) return viewSmsTemplate(ctx, earlier)
  refuseBeyond(MOST_TEMPLATES, 'SMS templates', await countTemplates(ctx, 'sms'), CHANGE_ONE)
  const made = await insertTemplate(ctx, 'sms', { id: newId(), ...columns, ...once })
  await recordAct(ctx, { action: 'template_made', details: { name: made.name, channel: 'sms' } })
  return viewSmsTemplate(ctx, made)
}

/**
 * Changes a template. Messages that are queued already keep their words.
 * @throws {Refusal} 'invalid' as createSmsTemplate; 'not_found'; 'conflict', with the template, if it was saved since
 */
export async function editSmsTemplate(
  ctx: BusinessContext,
  { templateId, version, ...draft }: SmsDraft & { templateId: string; version: number },
): Promise<SmsTemplateView> {
  const columns = await columnsOf(ctx, draft)
  const before = await readTemplate(ctx, 'sms', templateId)
  const changed = await changeTemplate(ctx, 'sms', templateId, columns, version)
  if (!changed) {
    const newest = await readTemplate(ctx, 'sms', templateId)
    throw stale('this template', { template: await viewSmsTemplate(ctx, newest) })
  }
  await recordChanges(ctx, 'sms', await shownAtHome(ctx, before), columns)
  return viewSmsTemplate(ctx, changed)
}

async function columnsOf(
  ctx: BusinessContext,
  { name, trigger_type, message_template, translations, config }: SmsDraft,
) {
  requireWords({ name, message_template }, MISSING)
  checkPlaceholders('sms', message_template, 'message_template')
  for (const [n, { message_template }] of translations.entries()) {
    requireWords({ message_template }, MISSING, `translations.${n}.`)
    checkPlaceholders('sms', message_template, `translations.${n}.message_template`)
  }
  const timed = await withTiming(ctx, { trigger_type, config })
  return { name, trigger_type, message_template, translations, config: configFor(trigger_type, timed) }
}

const MISSING = 'Name and message are required'
