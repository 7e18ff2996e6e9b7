import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import {
  type Business,
  changeBranding,
  lockBusinessAndTier,
  recordCompanyName,
} from '#server/businesses/business/index.ts'
import { refuseWithoutFeature } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { stale } from '#server/platform/context/refusal.ts'
import type { BrandingInput, BrandingView } from './contract.ts'
import { describeBranding } from './readBranding.ts'

type Chosen = Pick<Business, 'mail_sender_name' | 'hides_platform'>

/**
 * Saves the business's branding. A plan without white label only lets it take back its choices.
 * @throws {Refusal} 'conflict', with what is saved, when somebody else changed it first; 'limit_reached' when the
 * plan does not have it
 */
export async function saveBranding(
  ctx: BusinessContext,
  { version, mail_sender_name, hides_platform }: BrandingInput & { version: number },
): Promise<BrandingView> {
  const { business, tier } = await lockBusinessAndTier(ctx)
  if (business.branding_version !== version)
    throw stale('the branding', { branding: await describeBranding(ctx, business, tier) }, 'it')
  const next: Chosen = { mail_sender_name: mail_sender_name || null, hides_platform }
  if (asksForMore(business, next))
    await refuseWithoutFeature(ctx.tx, tier, 'white_label', 'Branding and a domain of your own', 'use them')
  const changes = changesBetween<Chosen>(business, next)
  if (Object.keys(changes).length === 0) return describeBranding(ctx, business, tier)
  const changed = await changeBranding(ctx, { ...next, branding_version: version + 1 })
  await recordAct(ctx, { action: 'settings_changed', details: { changes } })
  if (changes.mail_sender_name && next.mail_sender_name)
    await showToPlatform(ctx, business, next.mail_sender_name)
  return describeBranding(ctx, changed, tier)
}

const asksForMore = (present: Chosen, next: Chosen): boolean =>
  (next.hides_platform && !present.hides_platform) ||
  (next.mail_sender_name !== null && next.mail_sender_name !== present.mail_sender_name)

/** Shows a sender name to super admins, as a company's own name is: nobody may write in the name of a bank. */
const showToPlatform = ({ tx, businessId, now }: BusinessContext, { company_name }: Business, name: string) =>
  recordCompanyName(tx, { businessId, name, previous: company_name, now })
