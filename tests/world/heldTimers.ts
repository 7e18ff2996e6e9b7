import { vi } from 'vitest'

/**
 * Holds timers of exactly `ms` milliseconds until the test lets them run out. All others run as usual. Call `release`
 * in the same test.
 */
export function holdTimers(ms: number) {
  const start = globalThis.setTimeout
  const held: (() => void)[] = []
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    work: () => void,
    after?: number,
    ...rest: unknown[]
  ) => {
    if (after !== ms) return start(work, after, ...(rest as []))
    held.push(() => work(...(rest as [])))
    return start(() => {}, 0)
  }) as typeof setTimeout)
  return {
    /** Lets the timers that were started so far run out. */
    runOut: () => {
      for (const work of held.splice(0)) work()
    },
    release: () => spy.mockRestore(),
  }
}
