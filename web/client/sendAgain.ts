import { ApiError } from './api.ts'

/** A person at a till does not wait longer than this for the server; in seconds. */
const LONGEST_WAIT = 5
const USUAL_WAIT = 1

/**
 * Sends a write with an Idempotency-Key, and repeats it once if the server is unavailable (503): after its
 * Retry-After seconds. If that is more than 5 s, it fails at once.
 * @throws the error of the last try
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
