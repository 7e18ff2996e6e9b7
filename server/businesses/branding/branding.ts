import { LONGEST_COMPANY_NAME } from '#server/businesses/business/contract.ts'
import type { Business } from '#server/businesses/business/index.ts'
import { findPlan } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { plainName } from '#server/platform/text/plainName.ts'

/** Traces of the platform that customers see beside the business. */
export type Branding = {
  /** Our line on what customers see; null if the business hides it. */
  platformLine: string | null
  /** The name in the From line of mails to customers; null for the company's. */
  senderName: string | null
}

/** A business's choices, and the fields by which its plan is found. */
export type Branded = Pick<
  Business,
  | 'id'
  | 'company_name'
  | 'hides_platform'
  | 'mail_sender_name'
  | 'tier_id'
  | 'subscription_status'
  | 'trial_ends_at'
  | 'stripe_price_id'
>

const PLATFORM_LINE = 'Loyalty by Regulars'

/**
 * The branding of a business now. Its choices count while its plan has white label, and are kept for the day when the
 * plan has it again. Call it within a transaction of the business.
 */
export async function brandingOf(
  ctx: Pick<BusinessContext, 'tx' | 'now'>,
  business: Branded,
): Promise<Branding> {
  const own = { platformLine: PLATFORM_LINE, senderName: null }
  if (!business.hides_platform && business.mail_sender_name === null) return own
  const { tier } = await findPlan(ctx, business)
  if (!tier.features.white_label) return own
  return {
    platformLine: business.hides_platform ? null : PLATFORM_LINE,
    senderName: plainName(business.mail_sender_name, LONGEST_COMPANY_NAME) || null,
  }
}
