import { describe, expect, it } from 'vitest'
import { effect, stampCard } from './rig.ts'
import { toCardAfter } from './toCard.ts'

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

  it('never shows less earned for life than is there, however old the card on the screen was', () => {
    const given = effect({ type: 'points', points: 5, points_balance: 105, total_earned: 105 })
    expect(toCardAfter(stampCard, given, false).progress).toMatchObject({
      points_balance: 105,
      total_earned: 105,
    })
  })
})
