import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LoyaltyCard } from './LoyaltyCard.tsx'
import type { CardProgram, CardProgress } from './program.ts'

const programs: Record<CardProgram['type'], CardProgram> = {
  points: {
    name: 'Harbour points',
    type: 'points',
    config: { pointsPerDollar: 1, minimumRedemption: 100, pointsExpireDays: 365, welcomeBonus: 0 },
  },
  stamp_card: {
    name: 'Coffee card',
    type: 'stamp_card',
    config: {
      stampsRequired: 10,
      rewardDescription: 'Any coffee',
      allowMultipleCards: true,
      cardExpireDays: 90,
    },
  },
  rebate_code: {
    name: 'Welcome',
    type: 'rebate_code',
    config: {
      codePrefix: 'SAVE',
      discountType: 'fixed',
      discountValue: 12.5,
      validDays: 30,
      singleUse: true,
    },
  },
  discount: {
    name: 'Ladder',
    type: 'discount',
    config: {
      tiers: [
        { visits: 10, discount: 10 },
        { visits: 5, discount: 5 },
      ],
    },
  },
  free_item: {
    name: 'Fifth free',
    type: 'free_item',
    config: {
      itemName: 'Croissant',
      itemDescription: 'Still warm',
      requiredPurchases: 5,
      recurring: true,
      validDays: 30,
    },
  },
}

const business = { name: 'Harbour Coffee', color: '#0f5c4a', currency: 'USD', locale: 'en-US' }

function render(program: CardProgram, progress?: CardProgress, name = business.name, justAdded = 0): string {
  return renderToString(
    <LoyaltyCard
      program={program}
      business={{ ...business, name }}
      progress={progress}
      justAdded={justAdded}
    />,
  )
}

const labelOf = (html: string) => /aria-label="([^"]*)"/.exec(html)![1]
const pressed = (html: string) => html.split('animate-press-in').length - 1

describe('every face', () => {
  test.each(Object.values(programs))('$type stands under a policy that refuses inline styles', (program) => {
    for (const progress of [undefined, { stamps_current: 3, points_balance: 40, visits: 6, purchases: 2 }]) {
      expect(render(program, progress, business.name, 1)).not.toMatch(/style=|<style|<script|javascript:/)
    }
  })

  test.each(Object.values(programs))('$type shows a hostile shop name as mere text', (program) => {
    const html = render(program, undefined, '"><img src=x onerror=alert(1)>')
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img')
  })

  test.each(Object.values(programs))(
    '$type is one image with words for those who do not see it',
    (program) => {
      expect(render(program)).toMatch(/^<div role="img" aria-label="Harbour Coffee: /)
    },
  )
})

test('the words say where the customer stands', () => {
  const told = (type: CardProgram['type'], progress: CardProgress) =>
    labelOf(render(programs[type], progress))
  expect(told('stamp_card', { stamps_current: 7 })).toBe(
    'Harbour Coffee: Coffee card. 7 of 10 stamps. Any coffee',
  )
  expect(told('points', { points_balance: 64 })).toBe('Harbour Coffee: Harbour points. 64 points. 36 to go')
  expect(told('points', { points_balance: 1240 })).toContain('1,240 points. Reward ready')
  expect(told('rebate_code', { code: 'SAVE7K2MQ9XD' })).toBe(
    'Harbour Coffee: Welcome. $12.50 off. Valid for 30 days, single use. Code SAVE7K2MQ9XD',
  )
  expect(told('discount', { visits: 6 })).toBe(
    'Harbour Coffee: Ladder. 5 visits: 5% off. 10 visits: 10% off. You have 6 visits',
  )
  expect(told('free_item', { purchases: 3 })).toContain('Croissant. Still warm. 3 of 5 purchases')
})

test('without progress the card says what it offers', () => {
  expect(labelOf(render(programs.points))).toContain('1 point per $1. Rewards from 100 points')
  expect(labelOf(render(programs.stamp_card))).toContain('10 stamps')
  expect(labelOf(render(programs.free_item))).toContain('Free after 5 purchases')
})

test('a card of points is as far from a reward as its cheapest one wants, and never nearer than the minimum', () => {
  const dear = { ...programs.points, cheapest_reward: 250 } as CardProgram
  expect(labelOf(render(dear))).toContain('Rewards from 250 points')
  expect(render(dear)).toContain('>250<')
  expect(labelOf(render({ ...dear, cheapest_reward: 40 } as CardProgram))).toContain('Rewards from 100')
  expect(labelOf(render(dear, { points_balance: 30, reward_at: 120 }))).toContain('90 to go')
})

test('a card of points speaks of no reward while the program has none', () => {
  const bare = { ...programs.points, cheapest_reward: null } as CardProgram
  expect(labelOf(render(bare))).toBe('Harbour Coffee: Harbour points. 1 point per $1')
  for (const html of [
    render(bare, { points_balance: 1240 }),
    render(programs.points, { points_balance: 1240, reward_at: null }),
  ]) {
    expect(labelOf(html)).toBe('Harbour Coffee: Harbour points. 1,240 points')
    expect(html).not.toContain('stroke-dasharray')
  }
})

test('a step of a ladder is as high as its discount, however many visits it takes', () => {
  const tiers = [5, 10, 20].map((visits, index) => ({ visits, discount: 5 * (index + 1) }))
  const html = render({ name: 'Ladder', type: 'discount', config: { tiers } })
  const heights = [...html.matchAll(/<rect[^>]* height="([\d.]+)"/g)]
    .map(([, height]) => Number(height))
    .slice(-3)
  expect(heights.map((height) => (3 * height) / heights[2]!)).toEqual([
    expect.closeTo(1),
    expect.closeTo(2),
    expect.closeTo(3),
  ])
})

test('only what was just added moves, and never more than there is', () => {
  expect(pressed(render(programs.stamp_card, { stamps_current: 7 }))).toBe(0)
  expect(pressed(render(programs.stamp_card, { stamps_current: 7 }, business.name, 2))).toBe(2)
  expect(pressed(render(programs.stamp_card, { stamps_current: 1 }, business.name, 9))).toBe(1)
  expect(pressed(render(programs.free_item, { purchases: 3 }, business.name, 1))).toBe(1)
})

test('the sign of added points stays before them, on a page that is read from either side', () => {
  expect(render(programs.points, { points_balance: 79 }, business.name, 69)).toContain('<bdi>+69</bdi>')
})

test('more stamps than places fill the card and no more', () => {
  expect(labelOf(render(programs.stamp_card, { stamps_current: 14 }))).toContain('10 of 10 stamps')
})

test('a logo takes the place of the initial and is silent', () => {
  const html = renderToString(
    <LoyaltyCard program={programs.points} business={{ ...business, logoUrl: '/logos/harbour.png' }} />,
  )
  expect(html).toContain('<img src="/logos/harbour.png" alt=""')
})
