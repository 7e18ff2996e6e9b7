import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isTest, sourcesIn } from '../sources.ts'

// This law allows the tables of businesses to be distributed over several machines by business_id: each statement names
// the business for every table, and joins no table of people with a table of businesses.

const queries = sourcesIn('server').filter(({ path }) => !isTest(path) && !/ables\.ts$/.test(path))

const functions = globSync('server/**/functions.sql').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))

/** Tables of the whole platform that are joined with people, by their names in the code: the memberships of teams. */
const ofPlatform = ['members']

describe('queries', () => {
  it('name the business at each table, and take it from no other table', () => {
    const taken =
      /\.business_id,\s*\w+\.business_id|business_id = (\w+|\$\{[^}]+\})\.business_id|eq\(businesses\.id,\s*\w+\.business_id/
    expect(queries.filter(({ text }) => taken.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('have no shape that a cluster refuses', () => {
    const refused = {
      'a select without columns, whose rows cannot be carried between nodes': /\bselect\s+from\b/i,
      'names of columns beside a query’s own name, which no node is told':
        /\b(?:with|,)\s+\w+ \([\w, ]+\) as (?:not )?(?:materialized )?\(\s*select/i,
      'a recursion': /\bwith recursive\b/i,
      'an update by arithmetic with the session’s time zone':
        /\bupdate\b[^`;]*?\bset\b[^`;]*?(?<!at time zone 'UTC') [-+] interval/i,
      'an update that writes the business of a row': /\.set\([^)]*business_id|\bset business_id/,
      'an element of a list of values, which ends the coordinator’s process': /::\w+\[\]\)\s*\[/,
    }
    const found = Object.entries(refused).flatMap(([shape, pattern]) =>
      [...queries, ...functions]
        .filter(({ text }) => pattern.test(text))
        .map(({ path }) => `${path}: ${shape}`),
    )
    expect(found).toEqual([])
  })

  it('join people with the tables of the platform alone', () => {
    const joined = queries.flatMap(({ path, text }) =>
      text
        .split(/\.from\(/)
        .slice(1)
        .filter((statement) => /Join\(\s*user,/.test(statement))
        .map((statement) => ({ path, table: /^\w+/.exec(statement)![0] })),
    )
    expect(joined.filter(({ table }) => !ofPlatform.includes(table))).toEqual([])
    expect(ofPlatform.filter((name) => !joined.some(({ table }) => table === name))).toEqual([])
  })

  it('compare ids with ids: behind row-level security a text that is made an id of uses no index', () => {
    const made = /= (\w+\.\w+|\(\w+\.\w+\s*->>[^)]*\))::uuid/
    expect([...queries, ...functions].filter(({ text }) => made.test(text)).map(({ path }) => path)).toEqual(
      [],
    )
  })

  it('fill tables from other rows without the copy path, which row-level security refuses on a cluster', () => {
    const statements = [...queries, ...functions].flatMap(({ path, text }) =>
      [...text.matchAll(/insert into \w+[^;`]*?\)\s*select[^;`]*/gi)].map(([statement]) => ({
        path,
        statement,
      })),
    )
    expect(statements.length).toBeGreaterThan(3)
    const copying = statements.filter(({ statement }) => !/on conflict/i.test(statement))
    expect(copying.map(({ path }) => path)).toEqual([])
  })

  it('fill no table by COPY, nor by a select that drizzle writes without the above', () => {
    const copying = /\bcopy\s+[\w.${}()"]+\s*(\([^)]*\))?\s+from\b|\.insert\([^)]*\)\s*\.select\(/i
    expect(
      [...queries, ...functions].filter(({ text }) => copying.test(text)).map(({ path }) => path),
    ).toEqual([])
  })
})
