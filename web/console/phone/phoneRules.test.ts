import { describe, expect, it } from 'vitest'
import { isComplete } from './phoneRules.ts'

describe('a typed number is complete', () => {
  it.each([
    ['US', '4155550143'],
    ['IN', '9876543210'],
    ['IN', '09876543210'],
    ['BR', '11912345678'],
    ['GB', '07400123456'],
  ] as const)('in %s with the last digit of %s, and not before', (country, number) => {
    const complete = [...number].map((_, last) => isComplete(number.slice(0, last + 1), country))
    expect(complete.indexOf(true)).toBe(number.length - 1)
  })

  it('never in Germany, where the digits may go on', () => {
    expect(isComplete('015123456789', 'DE')).toBe(false)
  })
})
