import { sql } from 'drizzle-orm'
import { UnfitDatabase } from '../database/checks/unfit.ts'
import { whyUnreachable } from '../database/checks/unreachable.ts'
import { type Database, hindranceOf, openDatabase, queryRows, sqlState, type Tx } from '../database/index.ts'
import type { Keyring } from '../secrets/keyring.ts'

/** SQLSTATE of a table that is not there, and of one that the application may not read yet. */
const nothingThere = new Set(['42P01', '42501'])

type DataKey = { name: string; newest_since: Date }

/** The keys of the data, that of today first. */
async function findDataKeys(tx: Tx): Promise<DataKey[]> {
  const rows = await queryRows<{ name: string; newest_since: string }>(
    tx,
    sql`select name, newest_since from data_keys order by newest_since desc`,
  )
  return rows.map(({ name, newest_since }) => ({ name, newest_since: new Date(newest_since) }))
}

/**
 * Keys of the data that are missing in ENCRYPTION_KEYS. Without `current`, today's, nothing can be read; without
 * `earlier` ones, hashes from their time are not found.
 */
export async function findMissingKeys(
  tx: Tx,
  { names }: Pick<Keyring, 'names'>,
): Promise<{ current: DataKey | null; earlier: DataKey[] }> {
  const [current, ...earlier] = await findDataKeys(tx)
  const isMissing = ({ name }: DataKey) => !names.includes(name)
  return { current: current && isMissing(current) ? current : null, earlier: earlier.filter(isMissing) }
}

/**
 * Refuses ENCRYPTION_KEYS that lack the key of the data: a process would read nothing of them, and write what nobody
 * could read with the right ones.
 * @throws {UnfitDatabase} with the remedy
 */
export async function refuseOtherKeys(
  { plain, engine }: Pick<Database, 'plain' | 'engine'>,
  keyring: Pick<Keyring, 'names'>,
): Promise<void> {
  const { current } = await findMissingKeys(plain, keyring)
  if (current) throw new UnfitDatabase(faultOfKeys(current, engine))
}

/**
 * `refuseOtherKeys` for `migrate`, which may come before there is anything to compare: a database that is new, has no
 * login of the application yet, or cannot be reached by it, is not refused here.
 * @throws {UnfitDatabase} with the remedy
 */
export async function refuseOtherKeysAt(url: string, keyring: Pick<Keyring, 'names'>): Promise<void> {
  const database = await openDatabase({ url, maxConnections: 1 })
  try {
    await refuseOtherKeys(database, keyring)
  } catch (error) {
    const isNothingThere =
      nothingThere.has(sqlState(error) ?? '') ||
      whyUnreachable(error, { url, setting: 'DATABASE_URL' }) !== null
    if (error instanceof UnfitDatabase || !isNothingThere) throw error
  } finally {
    await database.close()
  }
}

/** Notes that the newest key counts as the data's from now on, for a process that encrypts under it. */
export async function noteNewestKey(
  { plain }: Pick<Database, 'plain'>,
  { name }: Pick<Keyring, 'name'>,
  now: Date,
): Promise<void> {
  const [known] = await findDataKeys(plain)
  if (known?.name === name) return
  await plain
    .execute(
      sql`insert into data_keys (name, newest_since) values (${name}, ${now.toISOString()}::timestamptz)
          on conflict (name) do update set newest_since = excluded.newest_since`,
    )
    .catch((error: unknown) => {
      // A database that only reads, or is full, gets nothing encrypted either. The next start notes the key.
      if (!hindranceOf(error)) throw error
    })
}

export const faultOfKeys = ({ newest_since }: DataKey, engine: Database['engine']): string =>
  `ENCRYPTION_KEYS are not those of this database: the key under which it is encrypted since ${newest_since.toISOString()} ` +
  'is missing. Without it PINs, second factors and the keys of providers cannot be read, and no hashed phone is found. ' +
  (engine === 'embedded'
    ? 'The demo keeps it in the file encryption-key of DATA_DIR: put the file back.'
    : 'Put it back from your copy of the settings; a new key goes in front of it, separated by a comma.')
