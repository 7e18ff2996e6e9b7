import { describe, expect, it, test } from 'vitest'
import { localeOf } from '#server/platform/text/locale.ts'
import { pageLanguages } from '#server/platform/text/pageLanguages.ts'
import type { Cause, Code, Numbers } from '../causes.ts'
import { sentenceOf } from './sentences.ts'
import { texts as english } from './texts.ts'

const none: Numbers = { points: 0, stamps: 0, visits: 0 }
const usd = (amount: number) => ({ amount, currency: 'USD' })
const about = { unit: 'point', program: 'Coffee club' } as const
const undone = { code: 'undone', operation: 'purchase', paid: usd(1240) } as const

/** The sentences that customers read, one for each form of each code. */
const readings: { [C in Code]: [Extract<Cause, { code: C }>, Partial<Numbers>, string][] } = {
  purchase: [
    [{ code: 'purchase', paid: usd(1240) }, { points: 12 }, '+12 points, purchase of $12.40'],
    [{ code: 'purchase', paid: usd(40) }, {}, 'Purchase of $0.40, kept towards the next point'],
  ],
  stamps: [
    [{ code: 'stamps', now: 3, places: 10 }, { stamps: 1 }, '+1 stamp, 3 of 10'],
    [{ code: 'stamps', now: 10, places: 10 }, { stamps: 2 }, '+2 stamps, card full'],
  ],
  counted_purchase: [
    [
      { code: 'counted_purchase', now: 2, places: 5, reward: 'Free tea' },
      { stamps: 1 },
      'Purchase 2 of 5 for: Free tea',
    ],
  ],
  ladder: [
    [{ code: 'ladder', visit: 3, discount: null }, { visits: 1 }, 'Visit 3'],
    [
      { code: 'ladder', visit: 6, discount: { percent: 7.5, off: usd(93) } },
      { visits: 1 },
      'Visit 6, 7.5% off, $0.93 less',
    ],
    [{ code: 'ladder', visit: null, discount: { percent: 5, off: usd(62) } }, {}, '5% off, $0.62 less'],
  ],
  welcome_bonus: [[{ code: 'welcome_bonus' }, { points: 50 }, '+50 points, welcome bonus']],
  card_full: [[{ code: 'card_full', reward: 'Free tea' }, { stamps: -10 }, 'Earned: Free tea']],
  card_expired: [
    [{ code: 'card_expired', unit: 'stamp' }, { stamps: -1 }, '−1 stamp, card expired'],
    [{ code: 'card_expired', unit: 'purchase' }, { stamps: -2 }, '−2 purchases, card expired'],
  ],
  points_expired: [[{ code: 'points_expired' }, { points: -1234 }, '−1,234 points, expired']],
  reward_received: [[{ code: 'reward_received', reward: 'Free tea' }, {}, 'Received: Free tea']],
  reward_claimed: [
    [{ code: 'reward_claimed', reward: 'Free tea' }, { points: -100 }, '−100 points, claimed: Free tea'],
  ],
  reward_redeemed: [[{ code: 'reward_redeemed', reward: 'Free tea' }, {}, 'Redeemed: Free tea']],
  reward_used: [[{ code: 'reward_used', reward: 'Spring', off: usd(500) }, {}, 'Used: Spring, $5.00 less']],
  reward_expired: [[{ code: 'reward_expired', reward: 'Free tea' }, {}, 'Expired unused: Free tea']],
  reward_taken_back: [[{ code: 'reward_taken_back', reward: 'Free tea' }, {}, 'Taken back: Free tea']],
  redemption_undone: [[{ code: 'redemption_undone', reward: 'Tea' }, {}, 'Redemption undone: Tea']],
  claim_cancelled: [
    [{ code: 'claim_cancelled', reward: 'Tea' }, { points: 100 }, '+100 points back, cancelled: Tea'],
  ],
  claim_expired: [[{ code: 'claim_expired', reward: 'Tea' }, { points: 1 }, '+1 point back, unused: Tea']],
  adjustment: [
    [{ code: 'adjustment', unit: 'point' }, { points: -5 }, '−5 points, corrected by the shop'],
    [{ code: 'adjustment', unit: 'stamp' }, { stamps: 2 }, '+2 stamps, corrected by the shop'],
  ],
  opening_balance: [
    [{ code: 'opening_balance', unit: 'purchase' }, { stamps: 1 }, '+1 purchase, opening balance'],
  ],
  merged: [[{ code: 'merged' }, {}, 'Your two cards are one now']],
  moved_away: [
    [{ code: 'moved_away', ...about }, { points: -7 }, '−7 points, moved to your other card'],
    [{ code: 'moved_away', ...about }, { visits: -2 }, 'Coffee club, moved to your other card'],
  ],
  moved_here: [
    [{ code: 'moved_here', ...about }, { points: 7 }, '+7 points, from your other card'],
    [{ code: 'moved_here', ...about }, { visits: 2 }, 'Coffee club, from your other card'],
  ],
  bonus_once: [
    [
      { code: 'bonus_once' },
      { points: -50 },
      '−50 points, the welcome bonus of your other card: it is given once',
    ],
  ],
  joined_remainders: [
    [{ code: 'joined_remainders' }, { points: 1 }, '+1 point, from what was left over on both cards'],
  ],
  refunded: [
    [
      { code: 'refunded', unit: 'point', refund: { amount: 450, currency: 'USD' } },
      { points: -4 },
      '−4 points, refund of $4.50',
    ],
    [{ code: 'refunded', unit: 'point', refund: { amount: 1, currency: 'USD' } }, {}, 'Refund of $0.01'],
  ],
  undone: [
    [{ ...undone, unit: 'point' }, { points: -12 }, '−12 points, undone: purchase of $12.40'],
    [{ ...undone, unit: 'point' }, {}, 'No points taken, undone: purchase of $12.40'],
    [{ ...undone, unit: 'visit', paid: null }, { visits: -1 }, '−1 visit, undone: visit'],
    [
      { code: 'undone', unit: 'stamp', operation: 'opening_balance', paid: null },
      { stamps: -3 },
      '−3 stamps, undone: opening balance',
    ],
  ],
}
const all = Object.values(readings).flat()

const digits = (text: string): string => text.replace(/\D/g, '')

describe('the sentences of the ledger', () => {
  it.each(all)('says %j with %j', (cause, numbers, sentence) => {
    expect(sentenceOf({ cause, ...none, ...numbers }, 'en-US')).toBe(sentence)
  })

  it.each(all)('says in each language the same values: %j with %j', (cause, numbers, sentence) => {
    // Digits that a language writes as a word are the language's own choice: 'welcome bonus', 'given once'.
    const values = sentence.match(/\d[\d.,]*\d|\d/g) ?? []
    for (const language of pageLanguages) {
      const said = sentenceOf({ cause, ...none, ...numbers }, localeOf('US', language))
      for (const value of values) expect(digits(said), said).toContain(digits(value))
      if ('reward' in cause) expect(said).toContain(cause.reward)
    }
  })

  it('has an example here for every code', () => {
    const { on_other_card: _added, ...codes } = english
    expect(Object.keys(readings).sort()).toEqual(Object.keys(codes).sort())
    expect(
      Object.entries(readings).filter(([code, own]) => own.some(([cause]) => cause.code !== code)),
    ).toEqual([])
  })

  const law = 'counts one as one, more with their plural, and each with its sign'
  it.each([0, 1, 2, 1234, -1, -2, -1234])(`${law}: %d`, (n) => {
    for (const [cause] of all) {
      const said = sentenceOf({ cause, points: n, stamps: n, visits: n }, 'en-US')
      expect(said, said).not.toMatch(/undefined|null|NaN|object|^[\s,]|,,|[\s,:]$/)
      const [, sign, figure, unit] =
        /^([+-]?)([\d,]+) (points?|stamps?|purchases?|visits?)\b/.exec(said) ?? []
      if (figure === undefined) continue
      expect(sign, said).toBe(n < 0 ? '-' : '+')
      expect(Number(figure.replace(',', '')), said).toBe(Math.abs(n))
      expect(unit!.endsWith('s'), said).toBe(Math.abs(n) !== 1)
    }
  })
})

test.each([
  ['JPY', 1240, 'en-US', '¥1,240'],
  ['KWD', 12_400, 'en-US', 'KWD\u00a012.400'],
  ['USD', 1240, 'en-US', '$12.40'],
  ['USD', 0, 'en-US', '$0.00'],
  ['USD', -1240, 'en-US', '-$12.40'],
  ['EUR', 123_456, 'de-DE', '1.234,56\u00a0€'],
])('money of %s %d reads in %s as %s, wherever a sentence has money', (currency, amount, locale, read) => {
  const money = { amount, currency }
  const causes: Cause[] = [
    { code: 'purchase', paid: money },
    { code: 'ladder', visit: 2, discount: { percent: 5, off: money } },
    { code: 'reward_used', reward: 'Spring', off: money },
    { code: 'undone', unit: 'point', operation: 'purchase', paid: money },
  ]
  for (const cause of causes) expect(sentenceOf({ cause, ...none, points: 1 }, locale)).toContain(read)
})
