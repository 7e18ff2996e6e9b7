import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast } from '#web/ui/theme/contrast.ts'
import { cardColours, darkInk, normaliseHex, paper } from './colour.ts'

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

describe('any colour that a shop picks', () => {
  test('the words on its card keep 4.5 to 1', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const { base, ink } = cardColours(hex)
        expect(contrast(base, ink === 'light' ? '#ffffff' : darkInk)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 5000 },
    )
  })

  test('has a contrast of 4.5 to 1 in print', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(contrast(cardColours(hex).print, paper)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 5000 },
    )
  })
})

test('has a contrast of 4.5 to 1, also for the greys between white and dark text', () => {
  for (let level = 0x70; level <= 0x80; level++) {
    const hex = `#${level.toString(16).repeat(3)}`
    const { ink } = cardColours(hex)
    expect(contrast(hex, ink === 'light' ? '#ffffff' : darkInk)).toBeGreaterThanOrEqual(4.5)
  }
})

test('a hostile or missing colour falls back to the brand', () => {
  const brand = cardColours(undefined)
  for (const color of ['', null, 'red', '#12', '#1234567', 'url(javascript:alert(1))', '#fff" onload="x']) {
    expect(cardColours(color)).toEqual(brand)
  }
})

test('short and shouted hex colours are understood', () => {
  expect(normaliseHex(' #AbC ')).toBe('#aabbcc')
  expect(normaliseHex('FF7A1F')).toBe('#ff7a1f')
})
