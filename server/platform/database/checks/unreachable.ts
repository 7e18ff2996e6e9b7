import pg from 'pg'
import { hindranceOf } from '../hindrances/hindrance.ts'
import { sqlState } from '../hindrances/sqlState.ts'
import { createDatabaseSql, createLoginSql, setPasswordSql, sqlName, USUAL_OWNER } from './setUpSql.ts'
import { causeOf, remedyForTls } from './tlsRemedy.ts'

/** A login of the settings, and the name of the setting. */
export type LoginSetting = { url: string; setting: string }

/** The parts of an address as the driver reads it, which fills in what is missing. */
type Target = { host: string; port: number; user: string; database: string }

/**
 * Explains why a login got no connection, with the remedy and without the password; null for an error that is not about
 * the connection.
 */
export function whyUnreachable(error: unknown, { url, setting }: LoginSetting): string | null {
  const tls = remedyForTls(error, setting)
  if (tls) return tls
  const target = new pg.Client({ connectionString: url }) as unknown as Target
  const state = sqlState(error)
  const found = state === undefined ? undefined : remedies[state]
  if (found) return found(target, setting, messageOf(error))
  if (/password must be a string/.test(messageOf(error)))
    return `PostgreSQL asks for a password, and ${setting} has none: write postgres://login:password@host/database.`
  if (!hindranceOf(error)) return null
  // The driver's message names the address and never the login; after several addresses there is only a code.
  return `PostgreSQL could not be reached (${messageOf(error)}). Start it, or correct ${setting}.`
}

const messageOf = (error: unknown): string =>
  (causeOf(error) as Partial<Error> | null)?.message || sqlState(error) || 'no message'

type Remedy = (target: Target, setting: string, said: string) => string

const unknownHost: Remedy = ({ host }, setting) =>
  `Nobody knows the host ${host} of ${setting}. Correct it, or give this machine a name server that knows it.`

const refusedLogin: Remedy = ({ host, user }, setting) =>
  `PostgreSQL at ${host} refuses the login ${user} of ${setting}: its password is another, or there is no such login. ` +
  'A superuser sets the password, or makes the login:\n\n' +
  `${setPasswordSql(user)}\n${createLoginSql(user, rightOf(setting))}`

const isOwner = (setting: string) => setting === 'MIGRATION_DATABASE_URL'
const rightOf = (setting: string) => (isOwner(setting) ? 'createrole' : '')

/** A socket that is not there, or that this user may not open. */
const noSocket: Remedy = (_, setting, said) =>
  `PostgreSQL could not be reached (${said}). Start it, or correct ${setting}.`

/** Remedies by SQLSTATE (appendix A of PostgreSQL's manual), or by the system's code. */
const remedies: Readonly<Record<string, Remedy>> = {
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ENOENT: noSocket,
  EACCES: noSocket,
  '28P01': refusedLogin,
  '28000': (target, setting, said) => {
    if (/pg_hba\.conf/.test(said))
      return (
        `PostgreSQL lets ${setting} in neither from here nor to this database (${said}). ` +
        'Add a line for it to pg_hba.conf, and reload.'
      )
    if (!/not permitted to log in/.test(said)) return refusedLogin(target, setting, said)
    return `The role ${target.user} of ${setting} is no login. A superuser makes it one:\n\n  alter role ${sqlName(target.user)} login;`
  },
  '3D000': ({ host, user, database }, setting) =>
    `PostgreSQL at ${host} has no database ${database}, which ${setting} names. Correct the name, or let a superuser make it:\n\n` +
    createDatabaseSql(database, isOwner(setting) ? user : USUAL_OWNER),
  '42501': ({ user, database }, setting, said) =>
    `The login ${user} of ${setting} may not open the database ${database} (${said}). A superuser lets it:\n\n` +
    `  grant connect on database ${sqlName(database)} to ${sqlName(user)};`,
}
