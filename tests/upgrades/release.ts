import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { ApiDocument } from '#server/console/developers/contract.ts'

/** A release of the product, as database/releases.json keeps it. */
export type Release = {
  version: string
  /** Number of its last migration. */
  migration: number
  /** Hash of each migration that it applies, by name. */
  migrations: Record<string, string>
  /** Hash of the SQL that `migrate` applies after the tables. */
  functions: string
}

/** All releases, oldest first. */
export const readReleases = (): Release[] =>
  JSON.parse(readFileSync('database/releases.json', 'utf8')) as Release[]

/** Plain SQL of a small filled database, which the release itself made, packed by gzip. */
export const dumpOf = (version: string): string => `tests/upgrades/${version}.sql.gz`

/** The API's document of a release, packed by gzip: what programs and its own pages call. */
export const documentOf = (version: string): string => `tests/upgrades/${version}.openapi.json.gz`

export const readDocument = (version: string): ApiDocument =>
  JSON.parse(gunzipSync(readFileSync(documentOf(version))).toString())

/** The present state of the sources, as a release would keep it. */
export function describeRelease(version: string): Release {
  const files = globSync('database/migrations/*.sql').sort()
  return {
    version,
    migration: Number(basename(files.at(-1)!).slice(0, 4)),
    migrations: Object.fromEntries(files.map((file) => [basename(file, '.sql'), hashOf(readFileSync(file))])),
    functions: hashOf(afterTables()),
  }
}

/** Without comments and line breaks, so that other words about the same SQL need no migration. */
function afterTables(): string {
  const files = [
    'database/roles.sql',
    ...globSync('server/**/functions.sql').sort(),
    'database/grants.sql',
    'database/restore.sql',
  ]
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  return text.replace(/^\s*--.*$/gm, '').replace(/\s+/g, ' ')
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')
