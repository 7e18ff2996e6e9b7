import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const rows = [
  ...readFileSync('docs/security.md', 'utf8').matchAll(/^\| (\d[^|]*) \| ([^|]+) \| ([^|]+) \|$/gm),
].map(([, numbers, asked, held]) => ({ numbers: numbers!, asked: asked!, held: held! }))
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:server|web|tests|docs|bin)\/[\w./-]+)`/g)].map(([, path]) => path!)

it('every row of the ASVS table names what holds it, which exists, or says why nothing does', () => {
  expect(rows.length).toBeGreaterThan(80)
  const empty = rows.filter(
    ({ held }) => pathsIn(held).length === 0 && !/^(does not apply|accepted|missing): .{10,}/.test(held),
  )
  expect(empty.map(({ numbers }) => numbers)).toEqual([])
  expect(rows.flatMap(({ held }) => pathsIn(held)).filter((path) => !existsSync(path))).toEqual([])
})

it('every limit names the file that holds it', () => {
  const [, limits] = readFileSync('docs/security.md', 'utf8').split(
    '## Limits of each shop, session and address\n',
  )
  const listed = limits!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => /^\| (?!what \|)/.test(line))
  const held = listed.map((line) => ({ line, paths: pathsIn(line.split(' | ').at(-1)!) }))
  expect(held.filter(({ paths }) => paths.length === 0).map(({ line }) => line)).toEqual([])
  expect(held.flatMap(({ paths }) => paths).filter((path) => !existsSync(path))).toEqual([])
})

it('no requirement is in two rows, and every chapter has its rows', () => {
  const firsts = rows.flatMap(({ numbers }) => numbers.split(', ').map((one) => one.split('–')[0]!))
  expect(firsts.filter((one, index) => firsts.indexOf(one) !== index)).toEqual([])
  const chapters = new Set(firsts.map((one) => Number(one.split('.')[0])))
  expect([...chapters].sort((one, other) => one - other)).toEqual(Array.from({ length: 17 }, (_, i) => i + 1))
})
