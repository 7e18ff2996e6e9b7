import { describe, expect, it } from 'vitest'
import type { TillCard } from '#server/loyalty/counter/contract.ts'
import { stampCard } from '#web/card/rig.ts'
import { draftAfter, emptyDraft, purchaseOf, withAmount, withHeldCode } from './draft.ts'

const paused: TillCard = { ...stampCard, program: { ...stampCard.program, status: 'paused' } }

describe('a purchase being typed', () => {
  it('without an amount is a visit, not a purchase of nothing', () => {
    expect(purchaseOf(emptyDraft, [])).toEqual({})
    expect(purchaseOf({ ...emptyDraft, keys: '0' }, [])).toEqual({ amount: 0 })
  })

  it('sends a code only with an amount that it reduces', () => {
    expect(purchaseOf({ ...emptyDraft, code: 'SAVE' }, [])).toEqual({})
    expect(purchaseOf({ ...emptyDraft, keys: '1240', code: 'SAVE' }, [])).toEqual({
      amount: 1240,
      apply_reward_code: 'SAVE',
    })
  })

  it('lets go of a code that the customer no longer holds', () => {
    const draft = { ...emptyDraft, keys: '1240', code: 'SAVE' }
    expect(withHeldCode(draft, [{ redemption_code: 'SAVE' }])).toEqual(draft)
    expect(withHeldCode(draft, [])).toEqual({ ...emptyDraft, keys: '1240' })
  })

  it('never puts a new amount behind one that an Undo brought back', () => {
    const back = { ...emptyDraft, keys: '1240', takenBack: true }
    const first = withAmount(back, '12405')
    expect(first).toEqual({ ...emptyDraft, keys: '5' })
    expect(withAmount(first, '500').keys).toBe('500')
    expect(withAmount(withAmount(back, '124'), '1245').keys).toBe('1245')
    expect(withAmount(back, '124000').keys).toBe('')
  })

  it('comes back after an undo, unless a reward that it earned was handed out', () => {
    const draft = { ...emptyDraft, keys: '1240' }
    const reward = { id: '1', name: 'A coffee', redemption_code: 'K7QWTX' }
    expect(draftAfter({ standing_rewards: [] }, draft)).toEqual({ ...draft, takenBack: true })
    expect(draftAfter({ standing_rewards: [{ ...reward, status: 'expired' }] }, draft)).toBeDefined()
    expect(draftAfter({ standing_rewards: [{ ...reward, status: 'redeemed' }] }, draft)).toBeUndefined()
  })

  it('sends stamps only if a card uses them', () => {
    const three = { ...emptyDraft, stamps: 3 }
    expect(purchaseOf(three, [stampCard])).toEqual({ stamps: 3 })
    expect(purchaseOf(three, [paused])).toEqual({})
  })
})
