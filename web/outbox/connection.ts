import { type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'
import { steps as ours, type Schema, type Step } from './schema.ts'

export const NAME = 'regulars'

/** How long the browser may take to open the database, in milliseconds, before whoever asked goes on without it. */
const PATIENCE_MS = 5_000

type Database = IDBPDatabase<Schema>

export type Connection = {
  /**
   * Works with the open database. `work` may run twice, so twice must have the effect of once.
   * @throws a DOMException, such as TimeoutError if the browser does not open the database
   */
  use<T>(work: (database: Database) => Promise<T>): Promise<T>
}

/**
 * The browser's database. It is opened when first used, and anew whenever the browser has dropped it, as WebKit does in
 * the background.
 */
export function connect(steps: readonly Step[] = ours): Connection {
  let opened: Promise<Database> | undefined
  const leave = () => {
    opened = undefined
  }
  const open = (): Promise<Database> => {
    opened ??= openNewest(steps, leave, () => {
      leave()
      open().catch(leave)
    })
    opened.catch(leave)
    return opened
  }
  return {
    use: async (work) => {
      try {
        return await work(await inTime(open()))
      } catch (error) {
        if (!isDropped(error)) throw error
        leave()
        return work(await inTime(open()))
      }
    },
  }
}

/**
 * Fails if the database is not open in time: a frozen tab of an older build does not close it for this one, and WebKit
 * sometimes does not answer. It goes on being opened, for whoever asks next.
 */
function inTime(opening: Promise<Database>): Promise<Database> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('no database in time', 'TimeoutError')), PATIENCE_MS)
  })
  return Promise.race([opening, late]).finally(() => clearTimeout(timer))
}

/**
 * Opens the database with our schema. If it has a newer one, or the upgrade fails, it is opened as it is: what it keeps
 * can still be read and sent.
 */
async function openNewest(
  steps: readonly Step[],
  onLeft: () => void,
  onDropped: () => void,
): Promise<Database> {
  let before = 0
  const callbacks: OpenDBCallbacks<Schema> = {
    upgrade(database, oldVersion, _version, transaction) {
      before = oldVersion
      // If a step fails, opening fails, too.
      transaction.done.catch(() => {})
      for (const step of steps.slice(oldVersion)) step(database)
    },
    // A tab of a newer build must not wait for this one.
    blocking(_version, _blocked, { target }) {
      ;(target as IDBDatabase).close()
      onLeft()
    },
    terminated: onDropped,
  }
  try {
    return await openDB<Schema>(NAME, steps.length, callbacks)
  } catch (error) {
    if (before === 0 && !isNamed(error, 'VersionError')) throw error
    return openDB<Schema>(NAME, undefined, callbacks)
  }
}

/**
 * Errors of a connection that is closing or closed, of WebKit's lost server, and of what was under way meanwhile. Some
 * have other causes, and then come again.
 */
const isDropped = (error: unknown): boolean =>
  isNamed(error, 'InvalidStateError', 'UnknownError', 'AbortError')

const isNamed = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name)
