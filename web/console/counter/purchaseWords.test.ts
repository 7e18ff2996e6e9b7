import { describe, expect, it } from 'vitest'
import type { ProgramEffect, TillCard } from '#server/counter/contract.ts'
import { emptyDraft, purchaseOf } from './draft.ts'
import { effectWords, reasonsIn } from './effectWords.ts'
import { toCardAfter } from './toCard.ts'

const stampCard: TillCard = {
  program: {
    id: 'p1',
    name: 'Coffee card',
    status: 'active',
    terms: {
      type: 'stamp_card',
      config: {
        stampsRequired: 10,
        rewardDescription: 'Coffee',
        allowMultipleCards: true,
        cardExpireDays: 90,
      },
    },
  },
  progress: {
    points_balance: 0,
    total_earned: 0,
    stamps_current: 7,
    places: 8,
    card_expires_at: null,
    visits: 0,
  },
  expiring: null,
}
const paused: TillCard = { ...stampCard, program: { ...stampCard.program, status: 'paused' } }

const effect = (change: Partial<ProgramEffect>): ProgramEffect => ({
  program_id: 'p1',
  name: 'Coffee card',
  type: 'stamp_card',
  points: 0,
  points_balance: 0,
  stamps: 0,
  stamps_current: 0,
  stamps_required: null,
  visits: 0,
  reason: null,
  ...change,
})
const words = (change: Partial<ProgramEffect>) => effectWords(effect(change), String)

describe('a purchase being typed', () => {
  it('without an amount is a visit, not a purchase of nothing', () => {
    expect(purchaseOf(emptyDraft, [])).toEqual({})
    expect(purchaseOf({ ...emptyDraft, keys: '0' }, [])).toEqual({ amount: 0 })
  })

  it('keeps a code back until there is an amount that it comes off', () => {
    expect(purchaseOf({ ...emptyDraft, code: 'SAVE' }, [])).toEqual({})
    expect(purchaseOf({ ...emptyDraft, keys: '1240', code: 'SAVE' }, [])).toEqual({
      amount: 1240,
      apply_reward_code: 'SAVE',
    })
  })

  it('gives stamps only where a card takes them', () => {
    const three = { ...emptyDraft, stamps: 3 }
    expect(purchaseOf(three, [stampCard])).toEqual({ stamps: 3 })
    expect(purchaseOf(three, [paused])).toEqual({})
  })
})

describe('what a purchase gives, in words', () => {
  it('counts in ones and in many', () => {
    expect(words({ type: 'points', points: 1 })).toBe('+1 point')
    expect(words({ type: 'points', points: 12 })).toBe('+12 points')
    expect(words({ stamps: 1, stamps_current: 4, stamps_required: 10 })).toBe('+1 stamp, 4 of 10')
    expect(words({ type: 'free_item', stamps: 1, stamps_current: 3, stamps_required: 5 })).toBe(
      'Purchase 3 of 5',
    )
    expect(words({ type: 'discount', visits: 6 })).toBe('Visit 6')
  })

  it('promises nothing where nothing is given', () => {
    expect(words({ stamps: 0, reason: 'Last visit just now' })).toBeNull()
    expect(words({ type: 'points', points: 0 })).toBeNull()
    expect(words({ type: 'discount', visits: 5, reason: 'Last visit just now' })).toBeNull()
  })

  it('gives each reason once, without that of the visit, which stands beside its switch', () => {
    const programs = [effect({ reason: 'visit' }), effect({ reason: 'full' }), effect({ reason: 'full' })]
    expect(reasonsIn({ programs, notes: ['code'], visit: { counted: false, reason: 'visit' } })).toEqual([
      'code',
      'full',
    ])
  })
})

describe('the card after a purchase', () => {
  it('that filled it is shown full, in the places it began with', () => {
    const face = toCardAfter(stampCard, effect({ stamps: 1, stamps_current: 0 }), true)
    expect(face.program).toMatchObject({ config: { stampsRequired: 8 } })
    expect(face).toMatchObject({ progress: { stamps_current: 8 }, justAdded: 1 })
  })

  it('that began the next one shows that one, in its places', () => {
    const face = toCardAfter(stampCard, effect({ stamps: 2, stamps_current: 1, stamps_required: 10 }), false)
    expect(face.program).toMatchObject({ config: { stampsRequired: 10 } })
    expect(face).toMatchObject({ progress: { stamps_current: 1 }, justAdded: 1 })
  })
})
