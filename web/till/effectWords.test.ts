import { describe, expect, it } from 'vitest'
import type { ProgramEffect } from '#server/loyalty/counter/contract.ts'
import { effect } from '#web/card/rig.ts'
import { effectWords, nothingWords, reasonsIn } from './effectWords.ts'

const words = (change: Partial<ProgramEffect>) => effectWords(effect(change), String)

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

  it('says that points want an amount, until there is one', () => {
    const programs = [effect({ type: 'points', points: 0 })]
    expect(nothingWords({ amount: null, programs })).toBe('No points without an amount')
    expect(nothingWords({ amount: 10, programs })).toBe('Nothing to collect this time')
    expect(nothingWords({ amount: null, programs: [effect({ stamps: 0 })] })).toBe(
      'Nothing to collect this time',
    )
  })

  it('gives each reason once, without the visit’s reason, which is shown beside its switch', () => {
    const programs = [effect({ reason: 'visit' }), effect({ reason: 'full' }), effect({ reason: 'full' })]
    expect(reasonsIn({ programs, notes: ['code'], visit: { counted: false, reason: 'visit' } })).toEqual([
      'code',
      'full',
    ])
  })
})
