import { recordAct } from '#server/businesses/audit/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import { keptBody } from '#server/messaging/blocks/index.ts'
import {
  foreignHosts,
  hostsToReview,
  NOTHING_LEFT,
  ownHosts,
  type Words,
  withoutLinksTo,
} from '#server/messaging/foreign-links/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { isSeen } from '#server/platform/text/nameField.ts'
import type { EmailTemplateView } from './contract.ts'
import { changeTemplate } from './queries.ts'
import { readTemplate } from './readTemplate.ts'
import { viewEmailTemplate } from './views.ts'

/**
 * Removes the links of an email template that a super admin has yet to review, or has refused, so that its emails go.
 * @throws {Refusal} 'not_found'; 'conflict' if nothing is left without them
 */
export async function dropLinks(
  ctx: BusinessContext,
  { templateId }: { templateId: string },
): Promise<EmailTemplateView> {
  const before = await readTemplate(ctx, 'email', templateId)
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const own = await ownHosts(ctx)
  const hosts = await hostsToReview(ctx, business, [before, ...before.translations])
  if (hosts.length === 0) return viewEmailTemplate(ctx, before)
  const without = async <Some extends Words>(words: Some): Promise<Some> => {
    const rest = withoutLinksTo(hosts, words, own)
    const kept = { ...rest, ...(await keptBody(ctx, { body: rest.body, blocks: rest.blocks ?? null })) }
    if (!isSeen(kept.subject) || !isSeen(kept.body)) throw new Refusal('conflict', NOTHING_LEFT)
    return kept
  }
  const { subject, body, blocks } = await without({
    subject: before.subject,
    body: before.body,
    blocks: before.blocks,
  })
  const translations = await Promise.all(before.translations.map(without))
  const links_to = foreignHosts([{ subject, body, blocks }, ...translations], own)
  const columns = { subject, body, blocks, translations, links_to }
  const changed = (await changeTemplate(ctx, 'email', templateId, columns, before.version))!
  const details = { name: changed.name, channel: 'email' } as const
  await recordAct(ctx, { action: 'template_links_dropped', details })
  return viewEmailTemplate(ctx, changed)
}
