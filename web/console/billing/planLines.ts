import type { TierView } from '#server/businesses/plans/contract.ts'
import type { Format } from '../page/format.ts'
import { texts } from './texts.ts'

const words = texts.plans
const UNLIMITED = -1
const extras = ['email_campaigns', 'mailchimp', 'white_label'] as const

export const isFree = ({ price_monthly }: Pick<TierView, 'price_monthly'>): boolean =>
  Number(price_monthly) === 0

/** White label includes a custom domain. */
const namesOf = (extra: (typeof extras)[number]): string[] =>
  extra === 'white_label' ? [words.white_label, words.custom_domain] : [words[extra]]

/** Lists what a plan includes, a line each. Initial credits come with the first plan only, so the dialog names them. */
export function linesOf(tier: TierView, { number }: Format, canText: boolean): string[] {
  const { max_customers, max_programs, max_sms_monthly, features } = tier
  const count = (limit: number) => (limit === UNLIMITED ? words.unlimited : number(limit))
  const seats = features.max_seats ?? 1
  return [
    words.customers(count(max_customers), max_customers === 1),
    words.programs(count(max_programs), max_programs === 1),
    ...(canText ? [words.sms(count(max_sms_monthly))] : []),
    words.seats(count(seats), seats === 1),
    ...extras.filter((extra) => features[extra]).flatMap(namesOf),
  ]
}

export type PlanChange = { more: string[]; less: string[]; over: string[] }

const limits = ['customers', 'programs', 'sms', 'seats'] as const

/** The limits of a plan that are of use: none of texts where nothing is texted. */
export const limitsOf = (canText: boolean) => limits.filter((limit) => canText || limit !== 'sms')

/** True where credits pay for anything: for texts, or for mails where the plan says so. */
export const areCreditsOfUse = (tier: TierView, canText: boolean): boolean =>
  canText || tier.credit_cost_email > 0

const limitOf = (tier: TierView, limit: (typeof limits)[number]): number =>
  ({
    customers: tier.max_customers,
    programs: tier.max_programs,
    sms: tier.max_sms_monthly,
    seats: tier.features.max_seats ?? 1,
  })[limit]

/** Lists what another plan has more and less of, and which of its limits are already exceeded. */
export function compare(
  from: TierView,
  to: TierView,
  used: Record<(typeof limits)[number], { used: number }>,
  { number }: Format,
  canText: boolean,
): PlanChange {
  const count = (limit: number) => (limit === UNLIMITED ? texts.change.unlimited : number(limit))
  const size = (limit: number) => (limit === UNLIMITED ? Number.POSITIVE_INFINITY : limit)
  const change: PlanChange = { more: [], less: [], over: [] }
  for (const limit of limitsOf(canText)) {
    const [before, after] = [limitOf(from, limit), limitOf(to, limit)]
    const name = texts.change.limits[limit]
    const line = texts.change.limit(name, count(before), count(after))
    if (size(after) > size(before)) change.more.push(line)
    if (size(after) < size(before)) change.less.push(line)
    if (limit !== 'sms' && used[limit].used > size(after)) change.over.push(name)
  }
  for (const extra of extras) {
    if (to.features[extra] && !from.features[extra]) change.more.push(...namesOf(extra))
    if (from.features[extra] && !to.features[extra])
      change.less.push(...namesOf(extra).map(texts.change.lost))
  }
  return change
}
