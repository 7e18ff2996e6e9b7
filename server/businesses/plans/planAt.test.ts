import { describe, expect, it } from 'vitest'
import { awaitsPayment, type Bought, type Grant, planAt } from './planAt.ts'
import type { Tier } from './tables.ts'

const tier = (id: string, price_monthly: string) => ({ id, name: id, price_monthly }) as Tier
const tiers = [tier('free', '0.00'), tier('pro', '29.00'), tier('agency', '99.00')]
const now = new Date('2026-03-10T12:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

const bought = (tier_id: string, subscription_status: string, trial_ends_at: Date | null = null): Bought => ({
  tier_id,
  subscription_status,
  trial_ends_at,
  stripe_price_id: null,
})
const grant = (tier_id: string, more: Partial<Grant> = {}): Grant => ({
  business_id: 'business',
  id: tier_id,
  kind: 'tier',
  tier_id,
  starts_at: days(-1),
  ends_at: days(1),
  reason: 'Because',
  granted_by: 'someone',
  taken_back_at: null,
  taken_back_by: null,
  taken_back_reason: null,
  created_at: days(-1),
  ...more,
})
const plan = (own: Bought, grants: Grant[] = [], at = now) => {
  const { tier, status, grant } = planAt(at, tiers, own, grants)
  return `${tier.id} ${status}${grant ? `, given ${grant.id}` : ''}`
}

describe('the plan of a business', () => {
  it.each([
    ['a trial of its last second', bought('pro', 'trial', new Date(now.getTime() + 1)), 'pro trial'],
    ['a trial that ends now', bought('pro', 'trial', now), 'free canceled'],
    ['a trial that was over before any job looked', bought('agency', 'trial', days(-400)), 'free canceled'],
    ['a trial that the job has marked', bought('agency', 'canceled', days(-1)), 'free canceled'],
    ['a Free trial, which has no end', bought('free', 'trial'), 'free trial'],
    ['a paid plan', bought('pro', 'active', days(-400)), 'pro active'],
    ['a payment that is late', bought('pro', 'past_due'), 'pro past_due'],
    ['a subscription that ended', bought('pro', 'canceled'), 'free canceled'],
  ])('by %s', (_, own, expected) => {
    expect(plan(own)).toBe(expected)
  })

  it.each([
    ['more than Free', bought('free', 'trial'), [grant('pro')], 'pro granted, given pro'],
    ['after its trial', bought('pro', 'trial', days(-1)), [grant('pro')], 'pro granted, given pro'],
    ['less than what it pays for', bought('agency', 'active'), [grant('pro')], 'agency active, given pro'],
    ['what it pays for', bought('pro', 'active'), [grant('pro')], 'pro active, given pro'],
    ['less than it tries', bought('agency', 'trial', days(1)), [grant('pro')], 'agency trial, given pro'],
    ['what it tries', bought('pro', 'trial', days(1)), [grant('pro')], 'pro granted, given pro'],
    ['two tiers', bought('free', 'trial'), [grant('pro'), grant('agency')], 'agency granted, given agency'],
  ])('granted %s is the better of both', (_, own, grants, expected) => {
    expect(plan(own, grants)).toBe(expected)
  })

  it('has nothing from a grant that is over, taken back or not begun, nor from a trial that is over', () => {
    const free = bought('free', 'trial')
    expect(plan(free, [grant('pro', { ends_at: now })])).toBe('free trial')
    expect(plan(free, [grant('pro', { taken_back_at: now })])).toBe('free trial')
    expect(plan(free, [grant('pro', { starts_at: days(1), ends_at: days(2) })])).toBe('free trial')
    expect(plan(free, [grant('pro', { kind: 'trial' })])).toBe('free trial')
  })

  it('awaits a payment if nothing was paid or allowed, and never on Free', () => {
    const awaits = (own: Bought, grants: Grant[] = [], since: Date | null = null) =>
      awaitsPayment(planAt(now, tiers, own, grants), since)
    expect(awaits(bought('pro', 'trial', days(1)))).toBe(true)
    expect(awaits(bought('pro', 'trial', days(1)), [], now)).toBe(false)
    expect(awaits(bought('pro', 'trial', days(1)), [grant('pro')])).toBe(false)
    expect(awaits(bought('pro', 'trial', days(1)), [grant('pro', { taken_back_at: now })])).toBe(true)
    expect(awaits(bought('pro', 'trial', days(-1)))).toBe(false)
  })
})
