import { describe, expect, it } from 'vitest'
import type { TillCard } from '#server/counter/contract.ts'
import { emptyDraft, purchaseOf } from './draft.ts'
import { stampCard } from './rig.ts'

const paused: TillCard = { ...stampCard, program: { ...stampCard.program, status: 'paused' } }

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
