import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshStatistics } from './statistics.ts'

let engine: PGlite
beforeAll(async () => {
  engine = await PGlite.create('memory://')
  await engine.exec('create table guests (id int primary key); create table untouched (id int)')
})
afterAll(() => engine.close())

/** Otherwise the engine updates its counts of changes only once a second. */
const change = (rows: string) =>
  engine.exec(`insert into guests select generate_series(${rows}); select pg_stat_force_next_flush()`)
const rowsExpected = async () =>
  (await engine.query<{ n: number }>(`select reltuples as n from pg_class where relname = 'guests'`)).rows[0]!
    .n

it('the embedded engine is told of tables that changed much, which it does not see by itself', async () => {
  expect(await refreshStatistics(engine)).toEqual([])
  await change('1, 1000')
  expect(await rowsExpected()).toBe(-1)
  expect(await refreshStatistics(engine)).toEqual(['guests'])
  expect(await rowsExpected()).toBe(1000)
  expect(await refreshStatistics(engine)).toEqual([])
  await change('1001, 1100')
  expect(await refreshStatistics(engine)).toEqual([])
  await change('1101, 1400')
  expect(await refreshStatistics(engine)).toEqual(['guests'])
})
