import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, darkenUntil } from './contrast.ts'

test('contrast is the ratio of WCAG: 21 for black on white, 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ff7a1f', '#ff7a1f')).toBe(1)
})

test('a colour is darkened no more than it takes', () => {
  expect(darkenUntil('#0f5c4a', '#ffffff', 4.5)).toBe('#0f5c4a')
  const darker = darkenUntil('#ffe600', '#ffffff', 4.5)
  expect(contrast(darker, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(darker, '#ffffff')).toBeLessThan(5.5)
})

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The token's colours in the light and the dark theme. */
function token(name: string): { light: string; dark: string } {
  const value = new RegExp(`--color-${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css)
  const long = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex)
  return { light: long(value![1] ?? value![3]!), dark: long(value![2] ?? value![3]!) }
}

const pages = ['canvas', 'surface', 'raised']
const softs = ['accent-soft', 'success-soft', 'warning-soft', 'danger-soft', 'info-soft']
const words: [ink: string, grounds: string[]][] = [
  ['ink', [...pages, 'quiet', ...softs]],
  ['muted', [...pages, 'quiet']],
  ['accent-text', [...pages, 'accent-soft']],
  ['success-text', [...pages, 'success-soft']],
  ['warning-text', [...pages, 'warning-soft']],
  ['danger-text', [...pages, 'danger-soft']],
  ['info-text', [...pages, 'info-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['on-danger', ['danger']],
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(words)('%s can be read wherever it is used', (ink, grounds) => {
    for (const ground of grounds) {
      const ratio = contrast(token(ink)[theme], token(ground)[theme])
      expect(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each(['edge', 'focus', 'chart'])('%s is visible on every page colour', (line) => {
    for (const ground of pages) {
      const ratio = contrast(token(line)[theme], token(ground)[theme])
      expect(ratio, `${line} on ${ground}`).toBeGreaterThanOrEqual(3)
    }
  })
})
