import { describe, expect, it } from 'vitest'
import {
  type DiscountConfig,
  discountConfig,
  freeItemConfig,
  pointsConfig,
  stampCardConfig,
} from '#server/loyalty/programs/config.ts'
import type { PortalProgram, PortalReward } from './contract.ts'
import { nextReward } from './nextReward.ts'

const program = (
  terms: PortalProgram['terms'],
  progress: Partial<PortalProgram['progress']> = {},
  more: Partial<PortalProgram> = {},
): PortalProgram => ({
  id: crypto.randomUUID(),
  name: terms.type,
  status: 'active',
  terms,
  expiring: null,
  catalogue: [],
  ...more,
  progress: {
    points_balance: 0,
    total_earned: 0,
    reward_at: terms.type === 'points' ? 50 : null,
    stamps_current: 0,
    places: null,
    card_expires_at: null,
    visits: 0,
    rewards_earned: 0,
    last_activity_at: null,
    ...progress,
  },
})
const reward = (name: string, more: Partial<PortalReward> = {}): PortalReward => ({
  id: crypto.randomUUID(),
  program_id: crypto.randomUUID(),
  program_name: 'Coffee',
  name,
  description: null,
  status: 'earned',
  redemption_code: 'ACDEFGHJ',
  earned_at: '2026-03-01T00:00:00.000Z',
  expires_at: null,
  redeemed_at: null,
  cancellable: false,
  ...more,
})
const cake = {
  id: 'cake',
  name: 'Cake',
  description: null,
  points_price: 50,
  locked: { reason: 'points' as const, missing: 25 },
}
const gone = { ...cake, name: 'Gone', points_price: 40, locked: { reason: 'sold_out' as const } }
const points = pointsConfig.parse({ minimumRedemption: 50 })
const coffees = (stamps_current: number, more: Partial<PortalProgram['progress']> = {}) =>
  program(
    { type: 'stamp_card', config: stampCardConfig.parse({ rewardDescription: 'Coffee' }) },
    { stamps_current, ...more },
  )
const ladder = (visits: number, config: DiscountConfig = discountConfig.parse({})) =>
  program({ type: 'discount', config }, { visits })
const item = (recurring: boolean, rewards_earned: number) =>
  program(
    { type: 'free_item', config: freeItemConfig.parse({ itemName: 'Bagel', recurring }) },
    { stamps_current: 2, rewards_earned },
  )

describe('the next reward of a guest', () => {
  it('is the unused reward that ends first, before anything else', () => {
    const rewards = [
      reward('Tea'),
      reward('Soup', { expires_at: '2026-04-02T00:00:00.000Z' }),
      reward('Bun', { expires_at: '2026-04-01T00:00:00.000Z' }),
      reward('Gone', { status: 'expired', expires_at: '2026-01-01T00:00:00.000Z' }),
    ]
    expect(nextReward([coffees(9)], rewards)).toEqual({ kind: 'ready', name: 'Bun', count: 3 })
  })

  it('is what the points can buy, if they can', () => {
    const rich = program(
      { type: 'points', config: points },
      { points_balance: 60 },
      {
        catalogue: [{ ...cake, locked: null }],
      },
    )
    expect(nextReward([coffees(9), rich], [])).toEqual({ kind: 'claimable', name: 'Cake' })
  })

  it('is the nearest reward by the remaining share of the way', () => {
    const half = program(
      { type: 'points', config: points },
      { points_balance: 25 },
      { catalogue: [gone, cake] },
    )
    expect(nextReward([half, coffees(7)], [])).toEqual({ kind: 'stamps', left: 3, name: 'Coffee' })
    expect(nextReward([half, coffees(2)], [])).toEqual({ kind: 'points', left: 25, name: 'Cake' })
  })

  it('counts the places with which the open card began', () => {
    expect(nextReward([coffees(3, { places: 5 })], [])).toMatchObject({ left: 2 })
  })

  it('is the next step of the ladder, and nothing at its top', () => {
    expect(nextReward([ladder(7)], [])).toEqual({ kind: 'visits', left: 3, discount: 10 })
    expect(nextReward([ladder(20)], [])).toBeNull()
  })

  it('promises nothing that a program no longer gives', () => {
    expect(nextReward([item(false, 1)], [])).toBeNull()
    expect(nextReward([item(true, 1)], [])).toEqual({ kind: 'purchases', left: 3, name: 'Bagel' })
    expect(nextReward([{ ...coffees(9), status: 'paused' }], [])).toBeNull()
  })

  it('is nothing if there is nothing', () => {
    expect(nextReward([], [])).toBeNull()
    expect(nextReward([program({ type: 'points', config: points })], [])).toBeNull()
  })
})
