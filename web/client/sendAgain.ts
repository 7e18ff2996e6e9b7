import { ApiError } from './api.ts'

/** Whoever stands at a till waits no longer for a server to come back; in seconds. */
const LONGEST_WAIT = 5
const USUAL_WAIT = 1

/**
 * Sends a write that has an Idempotency-Key, and sends it once more where the server is not able to answer just now
 * (503): after as many seconds as its Retry-After says. One that wants more than 5 s is told at once.
 * @throws what the last try threw
 */
export async function sendAgain<Answer>(transmit: () => Promise<Answer>): Promise<Answer> {
  try {
    return await transmit()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 503) throw error
    const wait = error.retryAfter ?? USUAL_WAIT
    if (wait > LONGEST_WAIT) throw error
    await new Promise((resolve) => setTimeout(resolve, wait * 1000))
    return transmit()
  }
}
