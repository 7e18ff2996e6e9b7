import {
  awaitsPayment,
  boughtAt,
  type Grant,
  holds,
  planAt,
  type Tier,
} from '#server/businesses/plans/index.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import type { PlanGrant, TenantView } from '../contract.ts'

type Moment = Date | string
/** A grant as JSON. */
type GrantRow = Omit<Grant, 'starts_at' | 'ends_at' | 'taken_back_at' | 'created_at'> & {
  starts_at: string
  ends_at: string
  taken_back_at: string | null
  created_at: string
}

/** A tenant as the database returns it. */
export type TenantRow = {
  business_id: string
  company_name: string
  email: string
  time_zone: string
  tier_id: string
  subscription_status: string
  trial_ends_at: Moment | null
  subscription_period_end: Moment | null
  cancels_at: Moment | null
  plan_texts_since: Moment | null
  asked_tier_id: string | null
  asked_at: Moment | null
  grants: GrantRow[]
  credits_remaining: number
  usage_customers: number
  usage_sms_monthly: number
  stripe_price_id: string | null
  suspended_at: Moment | null
  suspended_reason: string | null
  created_at: Moment
}

type Around = { now: Date; tiers: Tier[]; names: Map<string, string> }

/** Returns a tenant as super admins see it: the plan it pays for or tries, and its grants. */
export function viewTenant(row: TenantRow, { now, tiers, names }: Around): TenantView {
  const bought = { ...row, trial_ends_at: moment(row.trial_ends_at) }
  const grants = row.grants.map(readGrant)
  const own = boughtAt(now, tiers, bought)
  const plan = planAt(now, tiers, bought, grants)
  const nameOf = (tierId: string) => tiers.find(({ id }) => id === tierId)!.name
  const dayOf = (at: Date) => localDate(at, row.time_zone)
  const view = (grant: Grant): PlanGrant => ({
    id: grant.id,
    kind: grant.kind,
    tier_name: nameOf(grant.tier_id),
    ends_on: dayOf(grant.ends_at),
    reason: grant.reason,
    by: names.get(grant.granted_by) ?? null,
    at: grant.created_at.toISOString(),
    taken_back: grant.taken_back_at && {
      by: names.get(grant.taken_back_by!) ?? null,
      at: grant.taken_back_at.toISOString(),
      reason: grant.taken_back_reason!,
    },
    holds: canBeTakenBack(grant, bought.trial_ends_at, now),
  })
  const { business_id, company_name, email, credits_remaining, usage_customers, usage_sms_monthly } = row
  const { stripe_price_id, suspended_reason, asked_tier_id } = row
  return {
    ...{ business_id, company_name, email, credits_remaining, usage_customers, usage_sms_monthly },
    ...{ stripe_price_id, suspended_reason },
    tier: { name: own.tier.name, price_monthly: own.tier.price_monthly },
    subscription_status: own.status,
    granted: plan.grant && { tier_name: nameOf(plan.grant.tier_id), ends_on: dayOf(plan.grant.ends_at) },
    grants: grants.map(view),
    asked: asked_tier_id
      ? { tier_id: asked_tier_id, tier_name: nameOf(asked_tier_id), at: text(row.asked_at)! }
      : null,
    trial_ends_on: bought.trial_ends_at && dayOf(bought.trial_ends_at),
    awaits_payment: awaitsPayment(plan, moment(row.plan_texts_since)),
    subscription_period_end: text(row.subscription_period_end),
    cancels_at: text(row.cancels_at),
    suspended_at: text(row.suspended_at),
    created_at: text(row.created_at)!,
  }
}

/** A tier can be taken back while it is in force, and of a trial's extensions only the one that sets its end. */
export function canBeTakenBack(grant: Grant, trialEndsAt: Date | null, now: Date): boolean {
  if (grant.kind === 'tier') return holds(grant, now)
  const isLast = grant.ends_at.getTime() === trialEndsAt?.getTime()
  return isLast && grant.taken_back_at === null && now < grant.ends_at
}

const moment = (value: Moment | null): Date | null => (value === null ? null : new Date(value))
const text = (value: Moment | null): string | null => moment(value)?.toISOString() ?? null

const readGrant = (row: GrantRow): Grant => ({
  ...row,
  starts_at: new Date(row.starts_at),
  ends_at: new Date(row.ends_at),
  taken_back_at: moment(row.taken_back_at),
  created_at: new Date(row.created_at),
})
