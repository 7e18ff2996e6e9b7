import type { DeliveryCause, DeliveryState } from '../tables.ts'
import { isTaken, type Sent } from './sender.ts'

/** Seconds before each further try: eleven tries in three days, less 25 minutes. */
export const RETRY_SECONDS = [5, 60, 300, 1800, 7200, 18_000, 36_000, 50_400, 64_800, 79_200]
/** The longest pause that an endpoint may ask for by Retry-After, in seconds. */
const LONGEST_WISH = 86_400
/** The answer by which an endpoint says that it is gone for good. */
const GONE = 410

export const isGone = ({ status }: Pick<Sent, 'status'>): boolean => status === GONE

/**
 * The new state of a delivery after a try, and the moment of the next one. A test is tried once: somebody looks at it.
 * @param tried tries up to now, this one included
 */
export function next(
  sent: Pick<Sent, 'status' | 'retryAfter'>,
  { cause, tried, now }: { cause: DeliveryCause; tried: number; now: Date },
): { state: DeliveryState; dueAt: Date } {
  if (isTaken(sent.status)) return { state: 'delivered', dueAt: now }
  const pause = RETRY_SECONDS[tried - 1]
  if (cause === 'test' || isGone(sent) || pause === undefined) return { state: 'failed', dueAt: now }
  const seconds = Math.max(pause, Math.min(sent.retryAfter ?? 0, LONGEST_WISH))
  return { state: 'waiting', dueAt: new Date(now.getTime() + seconds * 1000) }
}
