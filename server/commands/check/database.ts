import { sql } from 'drizzle-orm'
import { faultOfKeys, findMissingKeys } from '#server/platform/data-keys/index.ts'
import { faultOfLogin, faultOfTables, readStanding } from '#server/platform/database/checks/guard.ts'
import { faultOfLetters, remedyForFilled } from '#server/platform/database/checks/letters.ts'
import { faultOfConnection, lettersOf } from '#server/platform/database/checks/tls.ts'
import { UnfitDatabase } from '#server/platform/database/checks/unfit.ts'
import { whyUnreachable } from '#server/platform/database/checks/unreachable.ts'
import { type Database, openDatabase, queryRows } from '#server/platform/database/index.ts'
import { readDatabaseUrl } from '#server/platform/database/settings.ts'
import { readGivenKeys } from '#server/platform/secrets/givenKeys.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import { checkBackups } from './backups.ts'
import { compareClocks } from './clocks.ts'
import { type Finding, ok, unless, warning, wrong } from './finding.ts'
import { checkBehind } from './journal.ts'

const ABOUT = 'DATABASE_URL'
/** The oldest PostgreSQL that is supported. */
const OLDEST = 15
/** The most connections of one process, as docs/operations.md adds them up. */
export const CONNECTIONS = 29

/** Checks the application's database and its login, as a start does, and more. Nothing is changed. */
export async function checkDatabase(environment: Environment): Promise<Finding[]> {
  const faults: string[] = []
  const url = readDatabaseUrl(environment, faults)
  // A wrong setting is told already.
  if (faults.length > 0) return []
  const database = await openDatabase({ url, maxConnections: 1 })
  try {
    const standing = await readStanding(database)
    const fault = faultOfConnection(url)
    const tables = faultOfTables(standing)
    return [
      ...(await checkServer(database)),
      unless(faultOfLogin(standing), ABOUT, 'the login owns nothing and bypasses nothing'),
      unless(tables, ABOUT, 'has the tables of this version'),
      fault
        ? warning(ABOUT, fault)
        : ok(ABOUT, 'the connection is encrypted, or stays on this machine or network'),
      ...(tables ? [] : await checkKeys(database, environment)),
      ...(tables ? [] : await checkBehind(database.plain, environment)),
      ...(tables ? [] : [await checkBackups(database.plain, new Date())]),
    ]
  } catch (error) {
    const why =
      error instanceof UnfitDatabase ? error.message : whyUnreachable(error, { url, setting: ABOUT })
    if (why === null) throw error
    return [wrong(ABOUT, why)]
  } finally {
    await database.close()
  }
}

async function checkServer(database: Database): Promise<Finding[]> {
  const asked = new Date()
  const [found] = await queryRows<{ version: string; now: string; most: number; reads: boolean }>(
    database.plain,
    sql`select current_setting('server_version') as version, clock_timestamp() as now,
      current_setting('max_connections')::int as most, pg_is_in_recovery() as reads`,
  )
  const { version, now, most, reads } = found!
  const clock = compareClocks('clock of PostgreSQL', new Date(now), asked, new Date())
  const letters = await lettersOf(database)
  const fault = faultOfLetters(letters)
  return [
    Number.parseInt(version, 10) < OLDEST
      ? wrong(ABOUT, `PostgreSQL ${version} is too old: ${OLDEST} or newer is needed.`)
      : ok(ABOUT, `PostgreSQL ${version} answers`),
    ...(reads ? [wrong(ABOUT, 'leads to a standby, which can only be read. Name the primary.')] : []),
    fault
      ? warning(ABOUT, `${fault} ${remedyForFilled(letters)}`)
      : ok(ABOUT, `has the encoding ${letters.encoding}, and letters of every script (${letters.rules})`),
    most < 2 * CONNECTIONS
      ? warning(
          ABOUT,
          `PostgreSQL takes ${most} connections, and a server and a worker open up to ${2 * CONNECTIONS}: raise max_connections.`,
        )
      : ok(ABOUT, `PostgreSQL takes ${most} connections`),
    clock,
  ]
}

async function checkKeys({ plain, engine }: Database, environment: Environment): Promise<Finding[]> {
  const keyring = readGivenKeys(environment)
  // Missing or wrong keys are told already.
  if (!keyring) return []
  const { current, earlier } = await findMissingKeys(plain, keyring)
  if (current) return [wrong('ENCRYPTION_KEYS', faultOfKeys(current, engine))]
  if (earlier.length === 0) return [ok('ENCRYPTION_KEYS', 'are those of the data')]
  const since = earlier.map(({ newest_since }) => newest_since.toISOString()).join(', ')
  return [
    warning(
      'ENCRYPTION_KEYS',
      `lack an earlier key (in use from ${since}): phones and codes hashed under it are not found. Put it back behind the newest, after a comma.`,
    ),
  ]
}
