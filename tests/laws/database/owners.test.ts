import { describe, expect, it } from 'vitest'
import { groups, isComposition, isTest, sourcesIn } from '../sources.ts'
import { readers } from './readers.ts'
import { isOfFunctions, reads, tables, type Use, writes } from './tableUses.ts'

/** The tables that a function across businesses may read for each business: whether it is open, and who leads it. */
const standing = new Set(['businesses', 'tenants', 'tenant_members', 'super_admins'])

const groupOf = (room: string) => groups.indexOf(room.split('/')[0]!)

describe('a table', () => {
  it('has one room', () => {
    expect(tables.length).toBeGreaterThan(80)
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length)
  })

  it('is written by its own room alone, also in SQL and in functions', () => {
    expect(writes.map(({ path, how, table }) => `${path}: ${how} ${table}`)).toEqual([])
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

  it('is read by its own room, and by those that are listed with what they read and why', () => {
    const isOfStanding = (read: Use) => isOfFunctions(read) && standing.has(read.table)
    const found = Map.groupBy(
      reads.filter((read) => !isOfStanding(read)),
      ({ by }) => by,
    )
    expect(new Set(reads.filter(isOfStanding).map(({ table }) => table))).toEqual(standing)
    const read = [...found].map(([by, uses]) => [by, [...new Set(uses.map(({ table }) => table))].sort()])
    const listed = Object.entries(readers).map(([room, { tables }]) => [room, tables.split(' ')])
    expect(Object.fromEntries(read)).toEqual(Object.fromEntries(listed))
  })

  it('is read by no room of an earlier group: what names its rows is asked of its own', () => {
    const upwards = reads
      .filter(({ path, by, owner }) => !isComposition(path) && groupOf(owner) > groupOf(by))
      .map(({ path, how, table }) => `${path}: ${how} ${table}`)
    expect(upwards).toEqual([])
  })

  it('leaves its room by tables.ts alone, where the others are seen to import it', () => {
    const names = new Set(tables.map(({ constant }) => constant))
    const given = sourcesIn('server')
      .filter(({ path }) => path.endsWith('/index.ts') && !isTest(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/export \{([^}]*)\}/g)]
          .flatMap(([, list]) => list!.split(',').map((one) => one.trim().split(' as ')[0]!))
          .filter((name) => names.has(name))
          .map((name) => `${path}: ${name}`),
      )
    expect(given).toEqual([])
  })
})
