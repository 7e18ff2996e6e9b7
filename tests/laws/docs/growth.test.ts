import { readFileSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import * as schema from '#database/schema.ts'

const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8')

it('each table is told of once, with what keeps it from growing without end', () => {
  const section = /## What bounds each table\n(.*?)\n## /s.exec(page)![1]!
  const told = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [, tables = '', bound = ''] = line.split('|')
      expect(bound.trim()).not.toBe('')
      return [...tables.matchAll(/`(\w+)`/g)].map(([, name]) => name)
    })
  const all = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []))
  expect(all.length).toBeGreaterThan(80)
  expect(told.toSorted()).toEqual(all.toSorted())
})
