import { globSync, readFileSync } from 'node:fs'
import { isTest, sourcesIn } from '../sources.ts'

/** A room's use of another room's table. `how` is the statement's words, or 'import'. */
export type Use = { table: string; owner: string; by: string; path: string; how: string }

/** A room as in imports.test.ts. Files that compose all rooms, including commands, count by themselves. */
export const roomOf = (path: string): string =>
  /^server\/((?:platform|billing|admin|commands|[^/]+\/[^/]+))\//.exec(path)?.[1] ?? path

const isTables = (path: string) => /ables\.ts$/.test(path)

const sources = sourcesIn('server').filter(({ path }) => !isTest(path))
const code = sources
  .filter(({ path }) => !isTables(path))
  .map(({ path, text }) => ({ path, text: withoutComments(text) }))
const functions = globSync('server/**/functions.sql').map((path) => ({
  path,
  text: readFileSync(path, 'utf8').replace(/--.*$/gm, ''),
}))

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}

/** Every table with the room that has its pgTable. */
export const tables = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/export const (\w+) = (?:pg|business)Table\(\s*'(\w+)'/g)].map(([, constant, name]) => ({
    constant: constant!,
    name: name!,
    owner: roomOf(path),
  })),
)
const byName = new Map(tables.map((table) => [table.name, table]))
const byConstant = new Map(tables.map((table) => [table.constant, table]))

/** The tables that a file imports, by their names in the file. */
function importedTables(text: string) {
  const imported = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '[^']*ables\.ts'/g)].flatMap(
    ([, list]) => list!.split(',').map((one) => /^\s*(?:type )?(\w+)(?: as (\w+))?\s*$/.exec(one)),
  )
  return new Map(
    imported
      .filter((match) => match !== null && byConstant.has(match[1]!))
      .map((match) => [match![2] ?? match![1]!, byConstant.get(match![1]!)!]),
  )
}

const WRITING = /^(insert|update|delete|merge)/i

/** Every room's uses of other rooms' tables. */
export const uses: Use[] = [...code, ...functions].flatMap(({ path, text }) => {
  const by = roomOf(path)
  const own = importedTables(text)
  const through = [...text.matchAll(/\.(insert|update|delete)\(\s*(\w+)\s*[,)]/g)]
    .map(([, how, name]) => ({ how: how!, table: own.get(name!) }))
    // Map and Set have methods of the same names.
    .filter(({ table }) => table !== undefined)
  const raw = [
    ...text.matchAll(
      /(?<!for (?:no key )?)\b(insert into|delete from|merge into|update|from|join|using)\s+(?:only\s+)?(?:\$\{(\w+)\}|"?(\w+)"?)/gi,
    ),
  ].map(([, how, constant, name]) => ({
    how: how!.toLowerCase(),
    table: constant ? own.get(constant) : byName.get(name!),
  }))
  const imports = [...own.values()].map((table) => ({ how: 'import', table }))
  return [...through, ...raw, ...imports]
    .filter(({ table }) => table !== undefined && table.owner !== by)
    .map(({ how, table }) => ({ how, table: table!.name, owner: table!.owner, by, path }))
})

export const writes = uses.filter(({ how }) => WRITING.test(how))
export const reads = uses.filter(({ how }) => !WRITING.test(how))

export const isOfFunctions = ({ path }: Use): boolean => path.endsWith('functions.sql')
