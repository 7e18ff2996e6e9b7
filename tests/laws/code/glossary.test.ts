import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { sourcesIn } from '../sources.ts'

/** The words of the glossary's last column, each one thing's second name. */
const forbidden = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| term') && !line.startsWith('| ---'))
  .flatMap((line) => line.split('|').at(-2)!.trim().split(', '))
  .filter(Boolean)
/** A text without any of these letters has none of the words. */
const anyOfThem = new RegExp(forbidden.map((words) => words.replace(' ', '\\W*')).join('|'), 'i')

/** Identifiers that others chose: Vitest and Scalar's client. */
const ofOthers =
  'doMock mock mockClear mockImplementation mockImplementationOnce mockReset mockRestore restoreAllMocks createWorkspaceStore workspaceStore'.split(
    ' ',
  )

/** Identifiers that stay as they were recorded or published, by the files that name them. */
const recorded = [
  {
    name: 'DEMO_SHOP',
    because: 'a setting that operators have written down',
    files: [
      'database/demo/demo.test.ts',
      'server/commands/config.ts',
      'tests/commands/dev.test.ts',
      'tests/engines/server.ts',
      'tests/screens/takePictures.ts',
    ],
  },
  {
    name: 'guests',
    because:
      'a store on devices, which its journey reads, the end of addresses, and an option of the pictures',
    files: [
      'tests/journeys/offline/keptCustomers.journey.ts',
      'tests/screens/takePictures.ts',
      'web/console/analytics/analyticsQuery.ts',
      'web/outbox/keeping/refresh.ts',
      'web/outbox/schema.ts',
    ],
  },
]

const folders = ['server', 'web', 'stand-ins', 'tests', 'database', 'bench', 'bin', 'clients']
const sources = sourcesIn(...folders)
  .filter(({ path, text }) => !/\/(dist|node_modules)\//.test(path) && anyOfThem.test(text))
  .map(({ path, text }) => {
    const { program, comments } = parseSync(path, text)
    return { path, program, comments }
  })

it('no identifier has a second name for a thing of the glossary', () => {
  expect(forbidden.length).toBeGreaterThan(5)
  const found = sources.flatMap(({ path, program }) =>
    [...identifiersIn(program)].filter(hasSecondName).map((name) => ({ path, name })),
  )
  const listed = [...ofOthers, ...recorded.map(({ name }) => name)]
  expect(found.filter(({ name }) => !listed.includes(name))).toEqual([])
  const naming = (name: string) => found.filter((one) => one.name === name).map(({ path }) => path)
  expect(ofOthers.filter((name) => naming(name).length === 0)).toEqual([])
  for (const { name, files } of recorded) expect(naming(name).sort()).toEqual(files)
})

it('no file and no folder has one', () => {
  const paths = [
    ...globSync('*'),
    ...globSync(`{${[...folders, 'deploy', 'docs', '.ci', '.github'].join(',')}}/**/*`),
  ].filter((path) => !/(^|\/)(dist|node_modules)(\/|$)/.test(path))
  expect(paths.length).toBeGreaterThan(4000)
  const found = paths.filter((path) => hasSecondName(basename(path)))
  expect(found).toEqual([])
})

it('no comment has one either, outside of what it quotes', () => {
  // The client's are made of the texts of the API.
  const inCode = sources
    .filter(({ path }) => path !== 'clients/typescript/src/schema.ts')
    .flatMap(({ path, comments }) => comments.map(({ value }) => ({ path, text: value })))
  const inSql = globSync('{server,database}/**/*.sql').flatMap((path) =>
    (readFileSync(path, 'utf8').match(/--.*$/gm) ?? []).map((text) => ({ path, text })),
  )
  const lines = [...inCode, ...inSql].flatMap(({ path, text }) =>
    text.split('\n').map((line) => ({ path, line: line.trim() })),
  )
  const unquoted = (line: string) => line.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '')
  expect(lines.filter(({ line }) => hasSecondName(unquoted(line)))).toEqual([])
})

/** Names of a file's own: fields of the wire and columns of tables, in snake_case, are the specification's or recorded. */
function identifiersIn(program: unknown): Set<string> {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one)
      return
    }
    if (typeof node !== 'object' || node === null) return
    const { type, name } = node as { type?: string; name?: unknown }
    if (type?.endsWith('Identifier') && typeof name === 'string') names.add(name)
    Object.values(node).forEach(visit)
  }
  visit(program)
  return new Set([...names].filter((name) => !/[a-z\d]_[a-z]/.test(name)))
}

/** True for a name or a text of which one of its words, or two beside each other, are forbidden. */
const hasSecondName = (text: string): boolean => {
  const words = ` ${wordsOf(text).join(' ')} `
  return forbidden.some((one) => words.includes(` ${one} `))
}

/** The words of a name or a text, singular, in small letters. */
const wordsOf = (text: string): string[] =>
  (text.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''))
