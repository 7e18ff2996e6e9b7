import { setImmediate as othersFirst } from 'node:timers/promises'

/** Work at one stretch. A request that waits for several such stretches is still answered at once for a person. */
const STRETCH_MS = 5

/**
 * For long work in the thread that answers requests: awaited after each small step, it lets everybody else go first
 * whenever a stretch of some milliseconds is over.
 */
export function newTurns(): () => Promise<void> | undefined {
  let began = performance.now()
  const rest = async () => {
    await othersFirst()
    began = performance.now()
  }
  return () => (performance.now() - began < STRETCH_MS ? undefined : rest())
}
