import { expect, it } from 'vitest'
import { differing, keepTyped } from './keepTyped.ts'

const opened = { name: 'Card', stampsRequired: '10', allowMultipleCards: true }

it('keeps what was typed and brings the rest up to date', () => {
  const typed = { ...opened, name: 'Coffee card' }
  const newest = { ...opened, stampsRequired: '8' }
  expect(keepTyped(opened, typed, newest)).toEqual({ ...opened, name: 'Coffee card', stampsRequired: '8' })
})

it('keeps what was typed where both changed the same', () => {
  const typed = { ...opened, allowMultipleCards: false, name: 'Mine' }
  expect(keepTyped(opened, typed, { ...opened, name: 'Theirs' })).toEqual(typed)
})

it('compares tiers by their values', () => {
  const rows = (key: string, visits: string) => ({ tiers: [{ key, visits, discount: '5' }] })
  expect(differing(rows('a', '5'), rows('b', '5'))).toEqual([])
  expect(differing(rows('a', '5'), rows('a', '6'))).toEqual(['tiers'])
})
