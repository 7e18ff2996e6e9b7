import { expect, it } from 'vitest'
import { recordWords } from './recordWords.ts'
import { texts } from './texts.ts'

const money = (minor: number) => `$${minor / 100}`
const preview = (counted: boolean) => ({ visit: { counted, reason: counted ? null : 'Last visit just now' } })
const words = texts.purchase

it('the button promises a visit only where one is counted', () => {
  expect(recordWords({}, undefined, { money })).toBe(words.recordVisit)
  expect(recordWords({}, preview(true), { money })).toBe(words.recordVisit)
  expect(recordWords({}, preview(false), { money })).toBe(words.recordNoVisit)
  expect(recordWords({ confirm_repeat_visit: true }, preview(true), { money })).toBe(words.recordAgain)
  expect(recordWords({ amount: 500 }, preview(false), { money })).toBe('Record $5')
})
