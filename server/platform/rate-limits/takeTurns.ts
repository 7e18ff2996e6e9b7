import { setImmediate as othersFirst } from 'node:timers/promises'

/** Longest stretch of work. A request that waits for several such stretches still seems immediate to a person. */
const STRETCH_MS = 5

/**
 * Spreads long work in the thread that answers requests. Awaited after each small step, the returned function lets
 * everybody else go first whenever a stretch of some milliseconds is over.
 */
export function newTurns(): () => Promise<void> | undefined {
  let began = performance.now()
  const rest = async () => {
    await othersFirst()
    began = performance.now()
  }
  return () => (performance.now() - began < STRETCH_MS ? undefined : rest())
}
