import type pg from 'pg'

/**
 * Records in the database that a backup was proven, so that every server tells its age. The login of backups reads alone
 * by default, and this is the one thing that it may write. A backup is as good without the record: a standby can only be
 * read, and a database of an earlier version has no place for it.
 */
export async function recordBackup(client: pg.Client, takenAt: Date): Promise<void> {
  try {
    await client.query('begin transaction read write')
    await client.query('select record_backup($1)', [takenAt])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    console.error(
      `The backup is sound, but the database could not be told (${(error as Error).message}): /metrics and /admin/health ` +
        'go on saying how old the last recorded one is.',
    )
  }
}
