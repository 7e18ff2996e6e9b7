import { describe, expect, it } from 'vitest'
import { fillSentence, sentenceFinder } from './sentences.ts'

const find = sentenceFinder([
  'Nobody is there',
  'At most {}',
  'At most {} days',
  '{1} needs {2}; there are {3}',
  'There are only {}',
])

describe('the sentence that a text was made from', () => {
  it('is found again with its values', () => {
    expect(find('Nobody is there')).toEqual({ key: 'Nobody is there', values: [] })
    expect(find('A tea needs 5 points; there are 3 points')?.values).toEqual([
      'A tea',
      '5 points',
      '3 points',
    ])
  })

  it('is the one with most words of its own', () => {
    expect(find('At most 3 days')?.key).toBe('At most {} days')
    expect(find('At most 3 weeks')?.key).toBe('At most {}')
  })

  it('is none where the parts overlap or stand in another order', () => {
    const one = sentenceFinder(['a{1}b{2}b'])
    expect(one('ab')).toBeNull()
    expect(one('axb')).toBeNull()
    expect(one('axbb')?.values).toEqual(['x', ''])
  })

  it('is looked for in time that grows with the length of a typed text alone', () => {
    const slow = sentenceFinder(['{1}; {2}; {3}; {4}; {5}!'])
    const started = performance.now()
    for (let round = 0; round < 200; round += 1) expect(slow('; '.repeat(2400))).toBeNull()
    expect(performance.now() - started).toBeLessThan(2000)
    expect(find('x'.repeat(1_000_000))).toBeNull()
  })

  it('gets its values in the order that a language wants, whatever characters they have', () => {
    const said = fillSentence('{2} von {1}, {2 loud}', ['$&', '{1}'], (value, as) => `${value} ${as}`)
    expect(said).toBe('{1} von $&, {1} loud')
  })
})
