import { setTimeout as pause } from 'node:timers/promises'

export type AnswerSteps = {
  /** Length of a step in milliseconds: longer than the work takes, except on an overloaded machine. */
  stepMs: number
  /** The clock, in milliseconds, and a pause. */
  now(): number
  pause(ms: number): Promise<unknown>
}

export const answerSteps: AnswerSteps = {
  stepMs: 300,
  now: () => performance.now(),
  pause: (ms) => pause(ms),
}

/**
 * Does the work, and answers or throws a whole number of steps after the start. So the time of the answer does not
 * reveal what the work found, such as whether a phone number was known.
 */
export async function answerAtFixedSteps<T>(
  { stepMs, now, pause }: AnswerSteps,
  work: () => Promise<T>,
): Promise<T> {
  const started = now()
  try {
    return await work()
  } finally {
    await pause(stepMs - ((now() - started) % stepMs))
  }
}
