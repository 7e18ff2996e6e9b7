import { describe, expect, it } from 'vitest'
import { sourcesIn } from './sources.ts'
import { tables, writes } from './tableUses.ts'

/** Messaging's are being moved. */
const ruled = /^(?!messaging\/)/

describe('a table', () => {
  it('has one room', () => {
    expect(tables.length).toBeGreaterThan(80)
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length)
  })

  it('is written by its own room alone, also in SQL and in functions', () => {
    const around = writes
      .filter(({ owner }) => ruled.test(owner))
      .map(({ path, how, table }) => `${path}: ${how} ${table}`)
    expect(around).toEqual([])
  })

  it.each([
    ['addCredits', 'server/businesses/credits/recordCredits.ts'],
    ['setCounters', 'server/data/usage/repairCounters.ts'],
    ['setTotals', 'server/loyalty/ledger/post.ts'],
  ])('gives %s to one file alone, which keeps more than the row', (verb, caller) => {
    const called = new RegExp(`\\b${verb}\\(`)
    const callers = sourcesIn('server').filter(
      ({ path, text }) =>
        called.test(text) && !/^server\/(businesses\/business|loyalty\/customers)\//.test(path),
    )
    expect(callers.map(({ path }) => path)).toEqual([caller])
  })

  it('whose name is a value is emptied by the closing of a business, or is one of the roll-ups’ own', () => {
    const written = sourcesIn('server').filter(({ text }) =>
      /(insert into|update|delete from) \$\{sql\.identifier\(/.test(text),
    )
    expect(written.map(({ path }) => path).sort()).toEqual([
      'server/data/closing/queries.ts',
      'server/data/roll-ups/buildDays.ts',
    ])
  })
})
