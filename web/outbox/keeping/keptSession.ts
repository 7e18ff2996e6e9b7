import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { NAME } from '../connection.ts'
import { keptCustomers } from './keptCustomers.ts'

/** The session that this device kept, marked so; undefined if it keeps none. */
export async function readKeptSession(): Promise<(SessionView & { isKept: true }) | undefined> {
  try {
    const keeping = await keptCustomers.current()
    return keeping?.kept ? { ...keeping.kept.session, isKept: true } : undefined
  } catch {
    // A device that can keep nothing opens nothing.
    return undefined
  }
}

/** Forgets all customers that this device keeps. A browser without the database keeps none, and need not make it. */
export async function forgetKept(): Promise<void> {
  try {
    const databases = await indexedDB.databases()
    if (databases.some(({ name }) => name === NAME)) await keptCustomers.forgetAll()
  } catch {
    // A device that can keep nothing has nothing to forget.
  }
}
