import { expect, it } from 'vitest'
import { readWhole } from './readWhole.ts'

it.each([
  ['DE', '1.250', 1250],
  ['DE', '1.250.000', 1_250_000],
  ['DE', '1.250,00', 1250],
  ['BR', '1.000', 1000],
  ['IN', '1,00,000', 100_000],
  ['US', '1,250', 1250],
  ['US', '40.0', 40],
  ['DE', '40.0', 40],
  ['FR', '1 250', 1250],
  ['CH', '1’250', 1250],
  ['PL', '1 250', 1250],
])('in %s %s is read as %d', (country, text, number) => expect(readWhole(text, country)).toBe(number))

// A wrongly guessed balance could be a thousand times too large or too small, so these are refused.
it.each([
  ['US', '1.000'],
  ['US', '1.250'],
  ['DE', '1,000'],
  ['BR', '12,5'],
  ['DE', '1.25'],
  ['US', '1,250.5'],
  ['US', '1,2,3'],
  ['US', '-5'],
  ['US', '1e3'],
])('in %s %s is refused rather than guessed', (country, text) => expect(readWhole(text, country)).toBeNaN())
