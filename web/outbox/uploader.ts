import type { LateOutcome } from '#server/loyalty/counter/contract.ts'
import { ApiError } from '#web/client/api.ts'
import type { KeptOperation } from './keptOperation.ts'
import { asTheUploader } from './locks.ts'
import type { Outbox, Standstill } from './outbox.ts'

/** The server's limit. Written out, because importing the contract would bring its schemas along. */
const MOST_IN_BATCH: typeof import('#server/loyalty/counter/contract.ts').MOST_IN_BATCH = 50

/** The pause after the first failure in milliseconds; it doubles with each further one, up to the longest. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

export type UploaderOptions = {
  /** The business that is signed in. Operations of others stay. */
  businessId: string
  /** Sends a batch, and returns the outcomes in its order. Throws an ApiError if it has no answer. */
  send: (batch: readonly KeptOperation[]) => Promise<readonly LateOutcome[]>
  /** Called when the server's session is not that of the screen any more, or there is none. */
  onOutdated: () => void
}

/**
 * Sends what waits for a business, from now on until the returned function is called: in order for each customer, and
 * never from two tabs at a time. It tries at once when an operation is ready, the connection is back or the page is seen
 * again; after a failure it tries again by itself, after pauses that grow.
 */
export function startUploader(outbox: Outbox, options: UploaderOptions): () => void {
  let isStopped = false
  let isRunning = false
  let isWantedAgain = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(): Promise<void> {
    clearTimeout(timer)
    isWantedAgain = isRunning
    // Without a connection nothing is sent, so that it can still be taken back.
    if (isStopped || isRunning || !navigator.onLine) return
    isRunning = true
    const failure = await asTheUploader(() => upload(outbox, options, () => isStopped)).catch(
      (error: unknown) => error,
    )
    isRunning = false
    if (isStopped) return
    if (failure) fail(failure)
    else {
      failures = 0
      outbox.standStill(undefined)
      if (isWantedAgain) void run()
    }
  }

  function fail(failure: unknown): void {
    const status = failure instanceof ApiError ? failure.status : 0
    if ([401, 403, 409].includes(status)) options.onOutdated()
    outbox.standStill(standstillOf(failure))
    if (status !== 401) timer = setTimeout(run, pauseAfter(failure, failures++))
  }

  const begin = () => {
    failures = 0
    void run()
  }
  const onSeen = () => document.visibilityState === 'visible' && begin()
  const stopHearing = outbox.onReady(begin)
  window.addEventListener('online', begin)
  document.addEventListener('visibilitychange', onSeen)
  begin()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopHearing()
    window.removeEventListener('online', begin)
    document.removeEventListener('visibilitychange', onSeen)
  }
}

/**
 * Sends batches until nothing is ready. What the server cannot take in a batch is sent alone; what it cannot take alone
 * stays, with what waits behind it for the same customer, and the rest goes on.
 * @returns the server's last refusal of a single operation
 * @throws the error of a call without an answer, which ends the round
 */
async function upload(
  outbox: Outbox,
  { businessId, send }: UploaderOptions,
  isStopped: () => boolean,
): Promise<ApiError | undefined> {
  const heldBack = new Set<string>()
  let most = MOST_IN_BATCH as number
  let refusal: ApiError | undefined
  while (!isStopped()) {
    const ready = await outbox.ready(businessId, (customerId) => heldBack.has(customerId))
    if (ready.length === 0) break
    const batch = await outbox.markSent(ready.slice(0, most))
    if (batch.length === 0) continue
    try {
      const outcomes = await send(batch)
      await outbox.settle(outcomes.map((outcome, index) => ({ operation: batch[index]!, outcome })))
    } catch (error) {
      if (!isAboutTheBatch(error)) throw error
      if (most === 1) {
        heldBack.add(batch[0]!.customerId)
        refusal = error
      }
      most = 1
    }
  }
  return refusal
}

/** True if the server read the batch and could not take it, so that a smaller one may pass. */
const isAboutTheBatch = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 413, 500].includes(error.status)

/** True if the server said why, in words for people. */
const isRefused = (error: unknown): error is ApiError =>
  isAboutTheBatch(error) || (error instanceof ApiError && [403, 409].includes(error.status))

/** The standstill that people can end; undefined for one that ends by itself. */
function standstillOf(failure: unknown): Standstill | undefined {
  if (failure instanceof ApiError && failure.status === 401) return 'signed out'
  if ((failure as Error).name === 'QuotaExceededError') return 'no room'
  return isRefused(failure) ? { message: failure.message } : undefined
}

/** In milliseconds. Tills of a business lose and find their server together, so half of the pause is random. */
function pauseAfter(failure: unknown, failuresBefore: number): number {
  const asked = failure instanceof ApiError ? (failure.retryAfter ?? 0) * 1000 : 0
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failuresBefore)
  return Math.max(asked, pause / 2 + (Math.random() * pause) / 2)
}
