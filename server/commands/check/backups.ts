import { findNewestBackup, OLD_AFTER_SECONDS } from '#server/platform/backups/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

const ABOUT = 'backups'

/** Checks that a backup was recorded lately, by the command or by whoever backs up in another way. */
export async function checkBackups(tx: Tx, now: Date): Promise<Finding> {
  const newest = await findNewestBackup(tx)
  if (newest === null) return warning(ABOUT, 'none was ever recorded (docs/hosting/backup.md).')
  const said = `the newest that was recorded is of ${newest.toISOString()}`
  const isOld = now.getTime() - newest.getTime() > OLD_AFTER_SECONDS * 1000
  return isOld ? wrong(ABOUT, `${said}. See what the last run of \`backup\` said.`) : ok(ABOUT, said)
}
