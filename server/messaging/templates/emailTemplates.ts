import { recordAct } from '#server/businesses/audit/index.ts'
import { type Business, findBusiness, lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { keptBody } from '#server/messaging/blocks/index.ts'
import { askForReview, foreignHosts, ownHosts } from '#server/messaging/foreign-links/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { findMade, keyColumns } from '#server/platform/context/idempotency.ts'
import { newId } from '#server/platform/context/ids.ts'
import { refuseBeyond, stale } from '#server/platform/context/refusal.ts'
import { withTiming } from './birthdayTiming.ts'
import { CHANGE_ONE, type EmailDraft, type EmailTemplateView, MOST_TEMPLATES } from './contract.ts'
import { shownAtHome } from './inLanguage.ts'
import { checkPlaceholders } from './placeholders.ts'
import { changeTemplate, countTemplates, findTemplateByKey, insertTemplate } from './queries.ts'
import { readTemplate } from './readTemplate.ts'
import { recordChanges } from './recordChanges.ts'
import { requireWords } from './requireWords.ts'
import type { EmailTranslation } from './tables.ts'
import { configFor } from './triggers.ts'
import { viewEmailTemplate } from './views.ts'

/**
 * Makes an active template, once for each idempotency key.
 * @throws {Refusal} 'invalid' without a name, a subject or a body, or for an unknown placeholder; 'not_found' for
 *   another business's picture; 'limit_reached'; 'conflict' for a key that made another template
 */
export async function createEmailTemplate(
  ctx: BusinessContext,
  { idempotencyKey, ...draft }: EmailDraft & { idempotencyKey?: string },
): Promise<EmailTemplateView> {
  const once = keyColumns(idempotencyKey, draft)
  const columns = await columnsOf(ctx, draft)
  // Under the lock the count holds.
  const { business } = await lockBusinessAndTier(ctx)
  const earlier = await findMade(once, (key) => findTemplateByKey(ctx, 'email', key))
  if (earlier) return viewEmailTemplate(ctx, earlier)
  refuseBeyond(MOST_TEMPLATES, 'email templates', await countTemplates(ctx, 'email'), CHANGE_ONE)
  const made = await insertTemplate(ctx, 'email', {
    ...columns,
    ...once,
    id: newId(),
    links_to: await linksOf(ctx, business, columns),
  })
  await recordAct(ctx, { action: 'template_made', details: { name: made.name, channel: 'email' } })
  return viewEmailTemplate(ctx, made)
}

/**
 * Changes a template. Messages that are queued already keep their words.
 * @throws {Refusal} 'invalid' and 'not_found' as createEmailTemplate; 'not_found' for an unknown template; 'conflict',
 *   with the template, if it was saved since
 */
export async function editEmailTemplate(
  ctx: BusinessContext,
  { templateId, version, ...draft }: EmailDraft & { templateId: string; version: number },
): Promise<EmailTemplateView> {
  const columns = await columnsOf(ctx, draft)
  const before = await readTemplate(ctx, 'email', templateId)
  const links_to = await linksOf(ctx, await findBusiness(ctx.tx, ctx.businessId), columns)
  const changed = await changeTemplate(ctx, 'email', templateId, { ...columns, links_to }, version)
  if (!changed) {
    const newest = await readTemplate(ctx, 'email', templateId)
    throw stale('this template', { template: await viewEmailTemplate(ctx, newest) })
  }
  await recordChanges(ctx, 'email', await shownAtHome(ctx, before), columns)
  return viewEmailTemplate(ctx, changed)
}

async function columnsOf(
  ctx: BusinessContext,
  { name, trigger_type, config, translations: drafts, ...draft }: EmailDraft,
) {
  const own = await keptWords(ctx, draft, '', { name })
  const translations: EmailTranslation[] = []
  for (const [n, { language, ...words }] of drafts.entries())
    translations.push({ language, ...(await keptWords(ctx, words, `translations.${n}.`)) })
  const timed = await withTiming(ctx, { trigger_type, config })
  return {
    name,
    trigger_type,
    ...own,
    translations,
    config: configFor(trigger_type, { ...timed, plainNames: false }),
  }
}

/** Finds the foreign hosts that a template leads to, and asks for a review of a new business's. */
async function linksOf(
  ctx: BusinessContext,
  business: Business,
  { subject, body, blocks, translations }: Words & { translations: EmailTranslation[] },
): Promise<string[]> {
  const all = [{ subject, body, blocks }, ...translations]
  await askForReview(ctx, business, all)
  return foreignHosts(all, await ownHosts(ctx))
}

/**
 * Checks the words of one language, and prepares them for storage. `at` is their path in the draft; fields in `besides`
 * must not be empty, either.
 */
async function keptWords(
  ctx: BusinessContext,
  draft: Words,
  at: string,
  besides: { name?: string } = {},
): Promise<Words> {
  const { subject } = draft
  const { body, blocks } = await keptBody(ctx, draft)
  requireWords({ ...besides, subject, body }, MISSING, at)
  checkPlaceholders('email', subject, `${at}subject`)
  checkPlaceholders('email', body, `${at}${blocks ? 'blocks' : 'body'}`)
  return { subject, body, blocks }
}

type Words = Omit<EmailTranslation, 'language'>

const MISSING = 'Name, subject, and body are required'
