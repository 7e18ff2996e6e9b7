import { ApiError } from './api.ts'

/** Longest wait for the server at a till, in seconds. */
const LONGEST_WAIT = 5
const USUAL_WAIT = 1
/** Time within which a restarted server is back, in milliseconds from the first try. */
const RESTART_MS = 8_000

/**
 * Sends a write with an Idempotency-Key, and repeats it under the same key:
 * - once if the server is unavailable (503), after its Retry-After seconds. If that is more than 5 s, it fails at once.
 * - each second for 8 s if no server was reached while this device has a connection and `onUnreached` tells the person
 * so. Without `onUnreached` it fails at once. A try that itself took 8 s is not repeated.
 * @throws the error of the last try
 */
export async function sendAgain<Answer>(
  transmit: () => Promise<Answer>,
  onUnreached?: () => void,
): Promise<Answer> {
  const until = Date.now() + RESTART_MS
  for (let wasUnavailable = false; ; ) {
    try {
      return await transmit()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const wait = error.retryAfter ?? USUAL_WAIT
      if (error.status === 503 && !wasUnavailable && wait <= LONGEST_WAIT) {
        wasUnavailable = true
        await seconds(wait)
      } else if (onUnreached && isUnreached(error) && Date.now() + USUAL_WAIT * 1000 < until) {
        onUnreached()
        await seconds(USUAL_WAIT)
      } else throw error
    }
  }
}

/** No connection to the server, or a proxy that has none (502). */
const isUnreached = ({ status }: ApiError): boolean => (status === 0 || status === 502) && navigator.onLine

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))
