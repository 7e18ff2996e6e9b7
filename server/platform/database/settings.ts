import { existsSync } from 'node:fs'
import { type Environment, needing, SettingError, type Settings } from '#server/platform/settings/setting.ts'
import { withCertificate } from './certificate.ts'

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
  const url = needing(databaseSettings, environment, faults)('DATABASE_URL')
  const { DATABASE_CA: certificate } = environment
  if (certificate && !existsSync(certificate)) faults.push('DATABASE_CA is wrong: there is no such file.')
  return withCertificate(url, certificate)
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
 * @throws {SettingError} if one is missing
 */
export function readDatabaseUrls(environment: Environment): { ownerUrl: string; applicationUrl: string } {
  const faults: string[] = []
  const need = needing(databaseSettings, environment, faults)
  const [ownerUrl, applicationUrl] = [need('MIGRATION_DATABASE_URL'), need('DATABASE_URL')]
  if (faults.length > 0) throw new SettingError(faults.join('\n'))
  const { DATABASE_CA: certificate } = environment
  return {
    ownerUrl: withCertificate(ownerUrl, certificate),
    applicationUrl: withCertificate(applicationUrl, certificate),
  }
}

/**
 * Reads the URLs of backups: the login that reads, and the one that creates databases to check a backup.
 * @throws {SettingError} if one is missing
 */
export function readBackupUrls(environment: Environment): { backupUrl: string; checkUrl: string } {
  const faults: string[] = []
  const need = needing(databaseSettings, environment, faults)
  const [backupUrl, checkUrl] = [need('BACKUP_DATABASE_URL'), need('BACKUP_CHECK_DATABASE_URL')]
  if (faults.length > 0) throw new SettingError(faults.join('\n'))
  const { DATABASE_CA: certificate } = environment
  return {
    backupUrl: withCertificate(backupUrl, certificate),
    checkUrl: withCertificate(checkUrl, certificate),
  }
}
