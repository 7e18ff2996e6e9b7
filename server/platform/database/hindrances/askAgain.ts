import { setTimeout as pause } from 'node:timers/promises'
import { hindranceOf } from './hindrance.ts'

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 1_000

/**
 * Repeats `work` while something hinders the database, for up to `patienceMs` from its first failure. Only for work
 * that reads, or that may happen twice.
 * @throws the last error of `work`
 */
export async function askAgain<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  let deadline: number | undefined
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      deadline ??= performance.now() + patienceMs
      if (!hindranceOf(error) || performance.now() + wait > deadline) throw error
    }
    await pause(wait)
  }
}
