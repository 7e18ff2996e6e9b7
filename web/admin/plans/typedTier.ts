import type { AdminTier, TierEdits } from '#server/admin/plans/contract.ts'
import { differing } from '#web/console/forms/keepTyped.ts'

export const limits = ['max_customers', 'max_programs', 'max_sms_monthly', 'max_seats'] as const
export const credits = ['initial_credits', 'credit_cost_sms', 'credit_cost_email'] as const
export const features = ['mailchimp', 'email_campaigns', 'white_label'] as const

type Whole = (typeof limits)[number] | (typeof credits)[number]
type Feature = (typeof features)[number]
/** A plan as typed in its form. */
export type TypedTier = Record<Whole | 'price_monthly' | 'stripe_price_id', string> & Record<Feature, boolean>

export function typeTier(tier: AdminTier): TypedTier {
  const given = tier.features
  return {
    price_monthly: tier.price_monthly,
    stripe_price_id: tier.stripe_price_id ?? '',
    max_customers: String(tier.max_customers),
    max_programs: String(tier.max_programs),
    max_sms_monthly: String(tier.max_sms_monthly),
    // A plan without a number of seats has one (spec section 3).
    max_seats: String(given.max_seats ?? 1),
    initial_credits: String(tier.initial_credits),
    credit_cost_sms: String(tier.credit_cost_sms),
    credit_cost_email: String(tier.credit_cost_email),
    mailchimp: given.mailchimp ?? false,
    email_campaigns: given.email_campaigns ?? false,
    white_label: given.white_label ?? false,
  }
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)

/** The edits in a form. Fields without a whole number are `wrong`. */
export function editsIn(opened: TypedTier, typed: TypedTier): { edits: TierEdits; wrong: Whole[] } {
  const edits: TierEdits = {}
  const given: NonNullable<TierEdits['features']> = {}
  const wrong: Whole[] = []
  for (const name of differing(opened, typed)) {
    if (name === 'price_monthly') edits.price_monthly = typed.price_monthly.trim()
    else if (name === 'stripe_price_id') edits.stripe_price_id = typed.stripe_price_id.trim() || null
    else if (isOneOf(features, name)) given[name] = typed[name]
    else if (!/^-?\d{1,10}$/.test(typed[name].trim())) wrong.push(name)
    else if (name === 'max_seats') given.max_seats = Number(typed.max_seats)
    else edits[name] = Number(typed[name])
  }
  return { edits: { ...edits, ...(Object.keys(given).length > 0 && { features: given }) }, wrong }
}
