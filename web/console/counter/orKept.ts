import { businessAtWork, isUnanswered } from '#web/client/api.ts'
import type { Kept } from './keeping/keptHere.ts'

/** How long the server may take, in milliseconds, before what this device keeps is shown. */
const PATIENCE_MS = 3_000

/**
 * The server's answer. Without one, or while it does not come, what `find` makes of what this device keeps; a device
 * that keeps nothing waits for the server.
 */
export async function orKept<T>(ask: () => Promise<T>, find: (kept: Kept) => T | undefined): Promise<T> {
  const answer = ask()
  let isDone = false
  const later = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)).then(async () => {
    const found = isDone ? undefined : await findKept(find)
    return found ?? answer
  })
  try {
    return await Promise.race([answer, later])
  } catch (error) {
    const found = isUnanswered(error) ? await findKept(find) : undefined
    if (found === undefined) throw error
    return found
  } finally {
    isDone = true
  }
}

async function findKept<T>(find: (kept: Kept) => T | undefined): Promise<T | undefined> {
  const business = businessAtWork()
  if (business === undefined) return undefined
  try {
    const { readKept } = await import('./keeping/keptHere.ts')
    const kept = await readKept(business)
    return kept && find(kept)
  } catch {
    // Its script is not there either.
    return undefined
  }
}
