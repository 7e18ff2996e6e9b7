import { describe, expect, it } from 'vitest'
import type { Cause, Numbers } from '../causes.ts'
import type { OperationKind } from '../kinds.ts'
import type { DescribedOperation } from './englishLines.ts'
import { lineOf } from './lines.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const entry = (cause: Cause, numbers: Partial<Numbers> = {}) => ({
  ...{ points: 0, stamps: 0, visits: 0, cause },
  ...numbers,
})
const operation = (kind: OperationKind, more: Partial<DescribedOperation> = {}): DescribedOperation => ({
  ...{ kind, paid: null, isVisit: true, reversed: null, entries: [], isOnOther: false },
  ...more,
})
const bought = { kind: 'purchase', paid: usd(3000), isVisit: true } as const

describe('an operation in one line', () => {
  it.each<[DescribedOperation, string]>([
    [
      operation('purchase', {
        paid: usd(3000),
        entries: [
          entry({ code: 'stamps', now: 3, places: 10 }, { stamps: 1 }),
          entry({ code: 'purchase', paid: usd(3000) }, { points: 60 }),
        ],
      }),
      'bought for $30.00: stamp 3 of 10, 60 points',
    ],
    [
      operation('purchase', {
        entries: [
          entry({ code: 'stamps', now: 10, places: 10 }, { stamps: 1 }),
          entry({ code: 'card_full', reward: 'Free tea' }, { stamps: -10 }),
        ],
      }),
      'visited: stamp 10 of 10, earned Free tea',
    ],
    [
      operation('purchase', {
        paid: usd(2700),
        entries: [
          entry({ code: 'ladder', visit: 6, discount: { percent: 10, off: usd(300) } }, { visits: 1 }),
        ],
      }),
      'bought for $27.00: visit 6, 10% off',
    ],
    [operation('purchase', { isVisit: false }), 'bought something'],
    [
      operation('undo', { reversed: { kind: 'purchase', paid: null, isVisit: false } }),
      'had a purchase undone',
    ],
    // The remainder kept for the next point is not shown.
    [
      operation('purchase', { paid: usd(40), entries: [entry({ code: 'purchase', paid: usd(40) })] }),
      'bought for $0.40',
    ],
    [
      operation('join', { entries: [entry({ code: 'welcome_bonus' }, { points: 50 })] }),
      'joined: 50 points to begin with',
    ],
    [
      operation('claim', { entries: [entry({ code: 'reward_claimed', reward: 'Tea' }, { points: -100 })] }),
      'claimed Tea: 100 points paid',
    ],
    [operation('redemption', { entries: [entry({ code: 'reward_redeemed', reward: 'Tea' })] }), 'got Tea'],
    [
      operation('issue', { entries: [entry({ code: 'reward_received', reward: '10% off' })] }),
      'received a reward: 10% off',
    ],
    [
      operation('undo', {
        reversed: bought,
        entries: [
          entry({ code: 'undone', unit: 'point', operation: 'purchase', paid: usd(3000) }, { points: -60 }),
        ],
      }),
      'had a purchase of $30.00 undone: −60 points',
    ],
    [
      operation('undo', {
        reversed: { kind: 'redemption', paid: null, isVisit: false },
        entries: [entry({ code: 'redemption_undone', reward: 'Tea' })],
      }),
      'had the handing over of Tea undone',
    ],
    [
      operation('refund', {
        paid: usd(-450),
        entries: [entry({ code: 'refunded', unit: 'point', refund: usd(450) }, { points: -9 })],
      }),
      'got $4.50 back: −9 points',
    ],
    [operation('merge', { entries: [entry({ code: 'merged' })] }), 'and a duplicate are one now'],
  ])('is told as people would: %#', (told, line) => {
    expect(lineOf(told, 'en-US')).toBe(line)
  })

  it('writes money in the business’s format', () => {
    expect(lineOf(operation('purchase', { paid: { amount: 3000, currency: 'EUR' } }), 'en-IE')).toBe(
      'bought for €30.00',
    )
  })

  it('writes percents in the business’s format', () => {
    const entries = [
      entry({ code: 'ladder', visit: 6, discount: { percent: 7.5, off: usd(300) } }, { visits: 1 }),
    ]
    expect(lineOf(operation('purchase', { entries }), 'en-DE')).toBe('visited: visit 6, 7,5\u00a0% off')
  })
})
