import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { isTest, sourcesIn } from '../sources.ts'

/** Of other languages than ours: names of icons, of what the demo plays, of a route's path, and of Scalar's client. */
const FOREIGN = new Set(['ShoppingBag', 'DEMO_SHOP', 'guests', 'createWorkspaceStore', 'workspaceStore'])

/** The words of the glossary's last column, each one thing's second name. */
const forbidden = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| term') && !line.startsWith('| ---'))
  .flatMap((line) => line.split('|').at(-2)!.trim().split(', '))
  .filter((word) => /^[a-z]+$/.test(word))

it('no identifier has a second name for a thing of the glossary', () => {
  expect(forbidden.length).toBeGreaterThan(5)
  const found = sourcesIn('server', 'web')
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      [...identifiersOf(path, text)]
        .filter((name) => !FOREIGN.has(name))
        .filter((name) => wordsOf(name).some((word) => forbidden.includes(word)))
        .map((name) => `${path}: ${name}`),
    )
  expect(found).toEqual([])
})

it('no comment has one either, outside of what it quotes', () => {
  const comment = /^\s*(?:\/\*\*|\*|\/\/)\s.*$/gm
  const found = sourcesIn('server', 'web', 'stand-ins', 'tests', 'database', 'bench').flatMap(
    ({ path, text }) =>
      (text.match(comment) ?? [])
        .filter((line) =>
          wordsOf(line.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '')).some((word) => forbidden.includes(word)),
        )
        .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

/** Names of a file's own: fields of the wire and columns of tables, in snake_case, are the specification's or recorded. */
function identifiersOf(path: string, text: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one)
      return
    }
    if (typeof node !== 'object' || node === null) return
    const { type, name } = node as { type?: string; name?: unknown }
    if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') names.add(name)
    Object.values(node).forEach(visit)
  }
  visit(parseSync(path, text).program)
  return new Set([...names].filter((name) => /^[A-Z0-9_]+$/.test(name) || !name.includes('_')))
}

/** The words of an identifier, singular, in small letters. */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''))
