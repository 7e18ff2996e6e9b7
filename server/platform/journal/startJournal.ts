import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#server/platform/log/log.ts'
import { type Database, hindranceOf } from '../database/index.ts'
import type { Presence } from '../presence/index.ts'
import type { Clock } from '../time/clock.ts'
import { findWaiting, forgetEntries, markWritten } from './entries.ts'
import { type Append, forgetFiles, openFolder, probeFolder } from './folder.ts'

const POLL_MS = 1_000
/** A folder in which nothing was written for so long is tried, so that its fault is known before a withdrawal. */
const PROBE_MS = 10_000
const AT_ONCE = 500
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Files are kept for longer than any backup is: 14 nights, unless the operator keeps more. */
export const FILE_DAYS = 35
/** Rows outlive the files by the days that a file may be late. */
const ROW_DAYS = 40

type Services = { database: Database; clock: Clock; log: Log }
type Teller = Pick<Presence, 'tellJournal'>

/**
 * Writes the entries of the journal to a folder until it is closed, and removes old ones. Several processes may do so:
 * an entry may then stand in two files, which does no harm. Without a folder the rows are kept all the same, for a
 * folder that is set later.
 */
export function startJournal(
  services: Services,
  folder: string | null,
  presence: Teller,
): { close(): Promise<void> } {
  const stop = new AbortController()
  const running = Promise.all([
    folder === null ? undefined : keepWriting(services, folder, presence, stop.signal),
    keepForgetting(services, folder, stop.signal),
  ])
  return {
    close: async () => {
      stop.abort()
      await running
    },
  }
}

async function keepWriting(
  services: Services,
  folder: string,
  presence: Teller,
  stop: AbortSignal,
): Promise<void> {
  const append = openFolder(folder)
  const tell = newTeller(services.log, presence)
  let provenAt = Number.NEGATIVE_INFINITY
  while (!stop.aborted) {
    try {
      const written = await writeWaiting(services, append)
      const isProven = written > 0 || performance.now() - provenAt < PROBE_MS
      if (!isProven) await probeFolder(folder)
      if (!isProven || written > 0) provenAt = performance.now()
      tell.written()
      if (written === AT_ONCE) continue
    } catch (error) {
      // A database that is away is in the log already, and says nothing of the folder.
      if (!hindranceOf(error)) {
        provenAt = Number.NEGATIVE_INFINITY
        tell.failed(error)
      }
    }
    await pause(POLL_MS, undefined, { signal: stop }).catch(() => {})
  }
}

/** Tells the log and all servers when the folder begins to fail, and when it is back. */
function newTeller(log: Log, { tellJournal }: Teller) {
  let isFailing = false
  return {
    failed(error: unknown) {
      tellJournal(true)
      if (!isFailing) log.error({ err: error }, 'the journal cannot be written: entries wait in the database')
      isFailing = true
    },
    written() {
      tellJournal(false)
      if (isFailing) log.warn('the journal is written again')
      isFailing = false
    },
  }
}

/** Writes the oldest entries that wait. No transaction is open meanwhile, as a disk may not answer for long. */
export async function writeWaiting(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  append: Append,
): Promise<number> {
  const waiting = await findWaiting(database.plain, AT_ONCE)
  if (waiting.length === 0) return 0
  await append(waiting, clock.now())
  await markWritten(database.plain, waiting, clock.now())
  return waiting.length
}

async function keepForgetting(services: Services, folder: string | null, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await forget(services, folder).catch((error: unknown) => {
      services.log.warn({ err: error }, 'old entries of the journal could not be removed')
    })
    await pause(HOUR_MS, undefined, { signal: stop }).catch(() => {})
  }
}

async function forget({ database, clock }: Services, folder: string | null): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  await forgetEntries(database.plain, daysAgo(ROW_DAYS), { mayWait: folder !== null })
  if (folder !== null) await forgetFiles(folder, daysAgo(FILE_DAYS))
}
