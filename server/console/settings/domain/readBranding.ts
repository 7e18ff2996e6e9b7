import { type Business, findBusinessAndTier } from '#server/businesses/business/index.ts'
import { plansWith, type Tier } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { BrandingView } from './contract.ts'

/** Reads the business's choices, whether or not its plan lets them take effect. */
export async function readBranding(ctx: BusinessContext): Promise<BrandingView> {
  const { business, tier } = await findBusinessAndTier(ctx)
  return describeBranding(ctx, business, tier)
}

export async function describeBranding(
  { tx }: BusinessContext,
  business: Business,
  tier: Tier,
): Promise<BrandingView> {
  return {
    included: tier.features.white_label === true,
    plans: await plansWith(tx, 'white_label'),
    mail_sender_name: business.mail_sender_name ?? '',
    hides_platform: business.hides_platform,
    company_name: business.company_name,
    version: business.branding_version,
  }
}
