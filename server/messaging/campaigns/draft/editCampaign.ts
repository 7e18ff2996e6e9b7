import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { stale } from '#server/platform/context/refusal.ts'
import type { CampaignEdit } from '../contract.ts'
import { type Campaign, changeCampaign, removeCampaign } from '../queries.ts'
import type { CampaignText } from '../tables.ts'
import { viewDraft } from '../views.ts'
import { lockAt, recordStep } from '../way.ts'
import { checkSettings, readTemplate } from './checkSettings.ts'
import { keptTexts, wordingsOf } from './keptTexts.ts'

const STARTED = 'This campaign has been started. Only drafts can be changed.'

/**
 * @throws {Refusal} 'not_found'; 'conflict' for a campaign that is no draft any more, and, with the current draft,
 *   where somebody else changed it first
 */
export async function lockDraft(ctx: BusinessContext, id: string, version: number): Promise<Campaign> {
  const draft = await lockAt(ctx, id, ['draft'], STARTED)
  if (draft.version !== version) throw stale('this campaign', { campaign: viewDraft(ctx, draft) })
  return draft
}

/** @throws {Refusal} as lockDraft and createCampaign */
export async function editCampaign(
  ctx: BusinessContext,
  { id, version, ...wanted }: CampaignEdit & { id: string },
): Promise<Campaign> {
  const before = await lockDraft(ctx, id, version)
  const settings = { ...wanted, texts: await keptTexts(ctx, before.type, wanted.texts) }
  const { template_id } = settings
  if (template_id && template_id !== before.template_id) await readTemplate(ctx, before.type, template_id)
  await checkSettings(ctx, { ...settings, type: before.type })
  const changed = await changeCampaign(ctx, id, settings)
  const changes = changesBetween(told(before), told(changed))
  if (Object.keys(changes).length > 0)
    await recordAct(ctx, {
      action: 'campaign_changed',
      details: { name: before.name, channel: before.type, changes },
    })
  return changed
}

/** The settings of a campaign as the audit log has them, one line each. */
const told = ({ name, audience, texts, offer, holdout_percent, throttle_per_minute }: Campaign) => ({
  name,
  audience: audience.kind === 'segment' ? audience.segment : audience.kind,
  subject: inWordings(texts, ({ subject }) => subject),
  text: inWordings(texts, ({ body }) => body),
  blocks: inWordings(texts, ({ blocks }) => blocks?.map(({ kind }) => kind).join(', ') ?? ''),
  languages: texts
    .flatMap(({ translations = [] }) => translations.map(({ language }) => language))
    .join(', '),
  code: offer?.kind === 'rebate_code' ? offer.program_id : null,
  gift: offer?.kind === 'reward' ? offer.reward_id : null,
  gift_valid_days: offer?.kind === 'reward' ? offer.valid_days : null,
  holdout_percent,
  throttle_per_minute,
})

const inWordings = (texts: CampaignText[], say: (words: CampaignText) => string): string =>
  wordingsOf(texts).map(say).join(' / ')

/** @throws {Refusal} 'not_found'; 'conflict' for a campaign that is no draft any more */
export async function deleteCampaign(ctx: BusinessContext, id: string): Promise<void> {
  const draft = await lockAt(ctx, id, ['draft'], STARTED)
  await removeCampaign(ctx, id)
  await recordStep(ctx, draft, 'campaign_deleted')
}
