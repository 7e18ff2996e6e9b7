import { statfs } from 'node:fs/promises'
import type { Tx } from '#server/platform/database/index.ts'
import { findBehind, probeFolder } from '#server/platform/journal/index.ts'
import { readJournalFolder } from '#server/platform/journal/settings.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

const ABOUT = 'JOURNAL_FOLDER'
const MB = 1e6
/** Bytes below which the disk is soon full. A line has about 300. */
const LITTLE = 100 * MB

/** Checks the folder of the journal, as the account that runs the command can use it. */
export async function checkJournal(environment: Environment): Promise<Finding[]> {
  const folder = readJournalFolder(environment)
  if (folder === null)
    return [
      warning(
        ABOUT,
        'is not set: a restored database would not know who withdrew or was erased after the backup (docs/hosting/backup.md).',
      ),
    ]
  try {
    await probeFolder(folder)
    const { bavail, bsize } = await statfs(folder)
    const said = `${folder} can be written to, and ${Math.floor((bavail * bsize) / MB)} MB are free on its disk`
    return [bavail * bsize < LITTLE ? warning(ABOUT, `${said}. Make room soon.`) : ok(ABOUT, said)]
  } catch (error) {
    return [wrong(ABOUT, `${folder} ${remedyFor((error as NodeJS.ErrnoException).code ?? String(error))}`)]
  }
}

function remedyFor(code: string): string {
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return 'is no folder. Mount its disk, or make it: the server makes none, as it might be on another disk.'
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'has no room left. Make room on its disk.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `cannot be written to (${code}). Give it to the account of the worker, and run this command as that account.`
  return `cannot be written to (${code}).`
}

/** Checks that no entry waits for its file. */
export async function checkBehind(tx: Tx, environment: Environment): Promise<Finding[]> {
  if (readJournalFolder(environment) === null) return []
  const behind = await findBehind(tx, new Date())
  return behind
    ? [
        wrong(
          ABOUT,
          `${behind.entries} withdrawals or erasures wait for their file, the oldest since ${behind.since.toISOString()}: ` +
            'let the worker run, with this setting; its log says why it cannot write.',
        ),
      ]
    : [ok(ABOUT, 'no withdrawal or erasure waits for its file')]
}
