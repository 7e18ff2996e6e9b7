import { createDatabaseSql, sqlName, USUAL_OWNER } from './setUpSql.ts'
import { UnfitDatabase } from './unfit.ts'

/** Runs a query on whichever engine, and returns its rows. */
export type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

/** How a database keeps letters. */
export type Letters = {
  database: string
  encoding: string
  /** The name of its rules for letters (LC_CTYPE). */
  rules: string
  /** True if it knows the small letter of a capital one in scripts other than Latin. */
  knowsCase: boolean
}

export async function readLetters(query: Query): Promise<Letters> {
  const [found] = await query<Omit<Letters, 'knowsCase'>>(
    `select datname as database, current_setting('server_encoding') as encoding, datctype as rules
     from pg_database where datname = current_database()`,
  )
  // Other encodings do not have the letter, and refuse to be asked for it.
  if (found!.encoding !== 'UTF8') return { ...found!, knowsCase: false }
  const [asked] = await query<{ knows: boolean }>('select lower(chr(1046)) = chr(1078) as knows')
  return { ...found!, knowsCase: asked!.knows }
}

/** Explains what a database does to names in other scripts; null if it does nothing to them. */
export function faultOfLetters({ database, encoding, rules, knowsCase }: Letters): string | null {
  if (encoding !== 'UTF8')
    return `The database ${database} has the encoding ${encoding}, which does not hold every name.`
  if (knowsCase) return null
  return `The database ${database} has the letters of ‘${rules}’, so that a search for ‘жанна’ does not find ‘Жанна’.`
}

/**
 * Refuses an empty database that cannot keep every name. One that is in use goes on.
 * @throws {UnfitDatabase} with what makes it anew
 */
export async function refuseUnfitLetters(query: Query): Promise<void> {
  const letters = await readLetters(query)
  const fault = faultOfLetters(letters)
  if (!fault) return
  const [asked] = await query<{ owner: string }>('select current_user as owner')
  throw new UnfitDatabase(
    `${fault} Make it anew, as a superuser:\n\n  drop database ${sqlName(letters.database)};\n` +
      createDatabaseSql(letters.database, asked!.owner),
  )
}

export const remedyForFilled = ({ database }: Letters): string =>
  `It works on. To mend it, restore a backup into a database that a superuser makes so:\n\n` +
  createDatabaseSql(`${database}_2`, USUAL_OWNER)
