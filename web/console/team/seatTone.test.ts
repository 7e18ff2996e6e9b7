import { expect, it } from 'vitest'
import { seatTone } from './seatTone.ts'

it('the seat bar is orange, yellow from 80 % on, red from 100 % on', () => {
  const tones = [
    [1, 5],
    [3, 5],
    [4, 5],
    [79, 100],
    [80, 100],
    [5, 5],
    [6, 5],
    [1, 1],
    [40, -1],
  ].map(([used, max]) => seatTone({ used: used!, max: max! }))
  expect(tones).toEqual([
    'accent',
    'accent',
    'warning',
    'accent',
    'warning',
    'danger',
    'danger',
    'danger',
    'accent',
  ])
})
