import { sql } from 'drizzle-orm'
import pg from 'pg'
import { isWithin, readAddress, readRange } from '#server/platform/network/network.ts'
import type { Database } from '../database.ts'
import { queryRows } from '../rows.ts'
import { faultOfLetters, type Letters, readLetters } from './letters.ts'

const nearRanges = ['127.0.0.0/8', '::1', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'].map(
  (range) => readRange(range)!,
)

/**
 * Describes what an attacker between us and the database could do, with the remedy; null if nothing. The driver reads
 * DATABASE_URL. Sockets, this machine, private networks and names of one word count as our own.
 */
export function faultOfConnection(url: string): string | null {
  // The driver itself reads the address, its settings and PGSSLMODE. This connects to nothing.
  const { host, ssl } = new pg.Client({ connectionString: url }) as unknown as {
    host: string
    ssl: boolean | { rejectUnauthorized?: boolean }
  }
  if (isNear(host)) return null
  const remedy =
    'Add sslmode=verify-full to DATABASE_URL, and DATABASE_CA with the file of the certificate that signs the database’s where that is your own.'
  if (!ssl)
    return `The database at ${host} is reached without TLS: whoever is in between can read and change everything. ${remedy}`
  if (typeof ssl === 'object' && ssl.rejectUnauthorized === false)
    return `Nobody checks that the database at ${host} is yours: its certificate is not verified. ${remedy}`
  return null
}

function isNear(host: string): boolean {
  if (host.startsWith('/') || !/[.:]/.test(host)) return true
  const address = readAddress(host)
  return address !== undefined && nearRanges.some((range) => isWithin(address, range))
}

/** The part of a log that a report of the connection needs. */
type ConnectionLog = { info(fields: object, line: string): void; warn(line: string): void }

/** Logs whether the connection is encrypted, as PostgreSQL sees it, and what could be better about the database. */
export async function reportConnection(database: Database, url: string, log: ConnectionLog): Promise<void> {
  const [seen] = await queryRows<{ version: string | null }>(
    database.plain,
    sql`select version from pg_stat_ssl where pid = pg_backend_pid()`,
  )
  const under = seen?.version ? seen.version.replace('v', ' ') : 'no TLS'
  log.info({ database: under }, `database: ${under}`)
  const letters = await lettersOf(database)
  for (const fault of [faultOfConnection(url), faultOfLetters(letters)]) if (fault) log.warn(fault)
}

/** How the application's database keeps letters. */
export const lettersOf = ({ plain }: Pick<Database, 'plain'>): Promise<Letters> =>
  readLetters(<Row>(text: string) => queryRows(plain, sql.raw(text)) as Promise<Row[]>)
