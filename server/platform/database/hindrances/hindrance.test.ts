import { DrizzleQueryError, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDatabase } from '#tests/engines/index.ts'
import { type Database, hindranceOf, openDatabase } from '../index.ts'
import { rememberHindrances } from './hindrance.ts'

const coded = (code: string) => Object.assign(new Error('said by the server'), { code })

describe('what hinders the database', () => {
  it.each([
    ['57P01', 'away'],
    ['57P03', 'away'],
    ['08006', 'away'],
    ['ECONNREFUSED', 'away'],
    ['53300', 'crowded'],
    ['25006', 'read only'],
    ['53100', 'full'],
    ['53400', 'full'],
    ['58030', 'full'],
    ['53000', 'short of memory'],
    ['53200', 'short of memory'],
  ])('is known by %s, from the driver, from drizzle and from the job queue: %s', (code, hindrance) => {
    const error = coded(code)
    expect(hindranceOf(error)).toBe(hindrance)
    expect(hindranceOf(new DrizzleQueryError('select 1', [], error))).toBe(hindrance)
    expect(hindranceOf({ ...error, message: error.message })).toBe(hindrance)
  })

  it.each([
    coded('23505'),
    coded('40001'),
    coded('42P01'),
    new TypeError('fetch failed', { cause: new AggregateError([coded('ECONNREFUSED')]) }),
    undefined,
  ])('is nothing that a statement, the code or a provider did: %s', (error) => {
    expect(hindranceOf(error)).toBeUndefined()
  })

  it('is told of for half a minute where no question finds it again', () => {
    let now = 0
    const met = rememberHindrances(() => now)
    met.note('53100')
    met.note('23505')
    expect(met.lately()).toEqual(['full'])
    now += 29_999
    expect(met.lately()).toEqual(['full'])
    met.note('53100')
    now += 30_000
    expect(met.lately()).toEqual([])
  })
})

describe('a write in what only reads', () => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase((await newDatabase()).source)
  })
  afterAll(() => database.close())

  it('is a mistake of ours, which is not repeated and not called the database’s', async () => {
    let tries = 0
    const failed = await database
      .transaction({ readOnly: true }, (tx) => {
        tries += 1
        return tx.execute(sql`insert into attempts (key, count, window_ends_at) values ('a', 1, now())`)
      })
      .catch((error: unknown) => error)
    expect([hindranceOf(failed), tries]).toEqual([undefined, 1])
    expect(await database.check()).toEqual([])
  })
})
