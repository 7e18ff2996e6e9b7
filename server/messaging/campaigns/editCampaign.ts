import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { notFound, Refusal, stale } from '#server/platform/refusal.ts'
import { checkSettings, readTemplate } from './checkSettings.ts'
import type { CampaignEdit } from './contract.ts'
import { keptTexts } from './keptTexts.ts'
import { type Campaign, changeCampaign, lockCampaign, removeCampaign } from './queries.ts'
import { detailOf } from './readCampaign.ts'

/**
 * @throws {Refusal} 'not_found'; 'conflict' for what is no draft any more, and with the campaign as it is where
 *   somebody else was faster
 */
export async function lockDraft(ctx: BusinessContext, id: string, version: number): Promise<Campaign> {
  const campaign = await lockCampaign(ctx, id)
  if (!campaign) throw notFound('Campaign')
  if (campaign.version !== version) throw stale('this campaign', { campaign: await detailOf(ctx, campaign) })
  requireDraft(campaign)
  return campaign
}

function requireDraft({ status }: Campaign): void {
  if (status !== 'draft')
    throw new Refusal('conflict', 'This campaign has been started. Only drafts can be changed.')
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

/** What the audit log tells of a campaign: settings as one line each. */
const told = ({ name, audience, texts, offer, holdout_percent, throttle_per_minute }: Campaign) => ({
  name,
  audience: audience.kind === 'segment' ? audience.segment : audience.kind,
  subject: texts.map(({ subject }) => subject).join(' / '),
  text: texts.map(({ body }) => body).join(' / '),
  blocks: texts.map(({ blocks }) => blocks?.map(({ kind }) => kind).join(', ') ?? '').join(' / '),
  code: offer?.program_id ?? null,
  holdout_percent,
  throttle_per_minute,
})

/** @throws {Refusal} 'not_found'; 'conflict' for what is no draft any more */
export async function deleteCampaign(ctx: BusinessContext, id: string): Promise<void> {
  const campaign = await lockCampaign(ctx, id)
  if (!campaign) throw notFound('Campaign')
  requireDraft(campaign)
  await removeCampaign(ctx, id)
  const { name, type: channel } = campaign
  await recordAct(ctx, { action: 'campaign_deleted', details: { name, channel } })
}
