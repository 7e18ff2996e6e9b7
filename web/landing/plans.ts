import type { TierView } from '#server/businesses/plans/contract.ts'
import { formatPlanPrice } from '#server/businesses/plans/planPrice.ts'
import { formatNumber, PLATFORM_LOCALE } from '#server/platform/text/locale.ts'
import { texts } from './texts.ts'

const UNLIMITED = -1
const DEFAULT_SEATS = 1
const words = texts.pricing

export const isFree = ({ price_monthly }: TierView): boolean => Number(price_monthly) === 0

/** A limit as text: '5,000', or 'Unlimited'. */
export const countOf = (limit: number): string =>
  limit === UNLIMITED ? words.unlimited : formatNumber(limit, PLATFORM_LOCALE)

/** The limits and features of a plan, one a line. */
export function linesOf(tier: TierView, canText: boolean): string[] {
  const { max_customers, max_programs, max_sms_monthly, initial_credits, features } = tier
  // Without texts credits pay for mails, where the plan says so, or for nothing.
  const credits = canText || tier.credit_cost_email > 0 ? initial_credits : 0
  const seats = features.max_seats ?? DEFAULT_SEATS
  const { email_campaigns, mailchimp, white_label } = features
  return [
    words.customers(countOf(max_customers), max_customers === 1),
    words.programs(countOf(max_programs), max_programs === 1),
    ...(canText ? [words.sms(countOf(max_sms_monthly))] : []),
    words.seats(countOf(seats), seats === 1),
    ...(credits > 0 ? [words.credits(countOf(credits), credits === 1)] : []),
    ...(email_campaigns ? [words.email_campaigns] : []),
    ...(mailchimp ? [words.mailchimp] : []),
    // A domain of one's own is part of white label.
    ...(white_label ? [words.white_label, words.custom_domain] : []),
  ]
}

export const priceOf = ({ price_monthly }: TierView): string => formatPlanPrice(price_monthly)
