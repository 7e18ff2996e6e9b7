import { existsSync } from 'node:fs'
import { type Environment, needing, SettingError, type Settings } from '#server/platform/settings/setting.ts'
import { withCertificate } from './engines/certificate.ts'

export const databaseSettings = {
  DATABASE_URL: {
    about: 'the PostgreSQL login of the application.',
    line: 'DATABASE_URL=postgres://regulars@127.0.0.1/regulars',
  },
  DATABASE_DIRECT_URL: {
    about: 'the same login past the pooler, where DATABASE_URL leads to one: for the queue of jobs.',
    line: '#DATABASE_DIRECT_URL=',
    ofProduction: true,
  },
  MIGRATION_DATABASE_URL: {
    about: 'the PostgreSQL login that owns the database.',
    line: 'MIGRATION_DATABASE_URL=postgres://owner@127.0.0.1/regulars',
    ofProduction: true,
  },
  BACKUP_DATABASE_URL: {
    about: 'the PostgreSQL login of backups, which reads everything and writes nothing.',
    line: '#BACKUP_DATABASE_URL=',
    ofProduction: true,
  },
  BACKUP_CHECK_DATABASE_URL: {
    about: 'a PostgreSQL login that may create databases, into which a backup is restored to check it.',
    line: '#BACKUP_CHECK_DATABASE_URL=',
    ofProduction: true,
  },
  DATABASE_CA: {
    about: "the file of the certificate that signs PostgreSQL's.",
    line: '#DATABASE_CA=',
    ofProduction: true,
  },
} as const satisfies Settings

/** Reads the URL of the application's connection. */
export function readDatabaseUrl(environment: Environment, faults: string[]): string {
  const { DATABASE_CA: certificate } = environment
  if (certificate && !existsSync(certificate)) faults.push('DATABASE_CA is wrong: there is no such file.')
  return readUrl('DATABASE_URL', environment, faults)
}

/**
 * Reads the URL past the pooler that DATABASE_URL leads to; undefined if there is none. What listens for notifications
 * needs a connection of its own for as long as it listens.
 */
export function readDirectUrl(environment: Environment, faults: string[]): string | undefined {
  const { DATABASE_URL: pooled = '', DATABASE_DIRECT_URL: direct, DATABASE_CA: certificate } = environment
  if (!direct) return undefined
  if (loginOf(direct) !== loginOf(pooled))
    faults.push('DATABASE_DIRECT_URL is wrong: it must have the login of DATABASE_URL.')
  return withCertificate(direct, certificate)
}

const loginOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).username : undefined)

/**
 * Reads the URLs of the owner's and the application's connections.
 * @throws {SettingError} if one is missing or wrong
 */
export function readDatabaseUrls(environment: Environment): { ownerUrl: string; applicationUrl: string } {
  const [ownerUrl, applicationUrl] = readBoth(['MIGRATION_DATABASE_URL', 'DATABASE_URL'], environment)
  return { ownerUrl, applicationUrl }
}

/**
 * Reads the URLs of backups: the login that reads, and the one that creates databases to check a backup.
 * @throws {SettingError} if one is missing or wrong
 */
export function readBackupUrls(environment: Environment): { backupUrl: string; checkUrl: string } {
  const [backupUrl, checkUrl] = readBoth(['BACKUP_DATABASE_URL', 'BACKUP_CHECK_DATABASE_URL'], environment)
  return { backupUrl, checkUrl }
}

export type DatabaseUrl = Exclude<keyof typeof databaseSettings, 'DATABASE_CA'>

function readBoth(names: [DatabaseUrl, DatabaseUrl], environment: Environment): [string, string] {
  const faults: string[] = []
  const [one, other] = [readUrl(names[0], environment, faults), readUrl(names[1], environment, faults)]
  if (faults.length > 0) throw new SettingError(faults.join('\n'))
  return [one, other]
}

/** Reads the URL of one connection, with the certificate that all of them trust. */
export function readUrl(name: DatabaseUrl, environment: Environment, faults: string[]): string {
  const url = needing(databaseSettings, environment, faults)(name)
  const fault = url && faultOfUrl(url)
  if (fault) faults.push(`${name} is wrong, ${fault}`)
  return withCertificate(url, environment.DATABASE_CA)
}

/** In words without the password. */
function faultOfUrl(url: string): string | null {
  if (!/^postgres(ql)?:\/\//.test(url))
    return 'as it does not begin with postgres://: write postgres://login:password@host/database.'
  // The driver takes a socket's address without a host, too.
  if (URL.canParse(url.replace('@/', '@localhost/'))) return null
  return 'as it is no address: write postgres://login:password@host/database. Signs of a password other than letters and digits are written by their codes, such as %23 for #.'
}
