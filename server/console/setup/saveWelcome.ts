import { editEmailTemplate, editSmsTemplate } from '#server/messaging/templates/index.ts'
import { switchTriggerOff, switchTriggerOn } from '#server/messaging/triggers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { requireTexts } from '#server/platform/providers/noTexts.ts'
import type { SetupWanted } from './contract.ts'
import { findWelcome, type Welcome } from './findWelcome.ts'
import { within } from './within.ts'

type Wanted = SetupWanted['welcome']

/**
 * Saves the words of the welcome, and switches it on or off. To whom it goes is decided when it is sent: to nobody
 * without consent, and to nobody before the owner's address is proven.
 * @throws {Refusal} 'not_found' for a template that the welcome does not send; 'conflict' for texts where there are none;
 * else as editSmsTemplate and editEmailTemplate
 */
export async function saveWelcome(ctx: BusinessContext, wanted: Wanted): Promise<void> {
  const welcome = await findWelcome(ctx)
  await saveText(ctx, welcome, wanted.sms)
  await saveEmail(ctx, welcome, wanted.email)
  if (wanted.active === welcome.active) return
  if (!wanted.active) return void (await switchTriggerOff(ctx, { kind: 'welcome' }))
  const by = (['sms', 'email'] as const).filter((channel) => welcome[channel])
  if (by.length > 0) await switchTriggerOn(ctx, { kind: 'welcome', by })
}

async function saveText(ctx: BusinessContext, { sms }: Welcome, wanted: Wanted['sms']): Promise<void> {
  if (!wanted) return
  requireTexts(ctx)
  if (wanted.template_id !== sms?.id) throw notFound('Welcome')
  if (wanted.message_template === sms.message_template) return
  const { name, trigger_type, translations, config } = sms
  const { template_id: templateId, version, message_template } = wanted
  const draft = { name, trigger_type, translations, config, message_template }
  await within('welcome.sms', editSmsTemplate(ctx, { templateId, version, ...draft }))
}

async function saveEmail(ctx: BusinessContext, { email }: Welcome, wanted: Wanted['email']): Promise<void> {
  if (!wanted) return
  if (wanted.template_id !== email?.id) throw notFound('Welcome')
  if (wanted.subject === email.subject && wanted.body === email.body) return
  const { name, trigger_type, translations, config } = email
  const { template_id: templateId, version, subject, body } = wanted
  const draft = { name, trigger_type, translations, config, subject, body, blocks: null }
  await within('welcome.email', editEmailTemplate(ctx, { templateId, version, ...draft }))
}
