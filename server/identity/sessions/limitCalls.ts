import { Refusal } from '#server/platform/context/refusal.ts'
import type { Caller, RouteEntry } from '#server/platform/http/index.ts'
import type { CallLimits } from '#server/platform/rate-limits/callLimits.ts'
import type { Clock } from '#server/platform/time/clock.ts'

const WINDOW_MS = 60_000

/** Calls of a till while a customer stands at it are neither counted nor refused. */
const atTheTill: ReadonlySet<string> = new Set([
  'lookUpCustomers',
  'readCode',
  'readTillView',
  'previewPurchase',
  'recordPurchase',
  'redeemReward',
])

/**
 * Counts calls of each session, and of each business by its people and API keys, in this process. The counts are in
 * memory: counting in the database would cost each call a write.
 * @throws {Refusal} 'too_many_requests' beyond a limit, until the minute is over
 */
export function createCallCounter(limits: CallLimits, clock: Clock) {
  let counts = new Map<string, number>()
  let endsAt = 0
  return (caller: Caller, { operation }: Pick<RouteEntry, 'operation'>): void => {
    if (atTheTill.has(operation)) return
    const now = clock.now().getTime()
    if (now >= endsAt || now < endsAt - WINDOW_MS) {
      counts = new Map()
      endsAt = now + WINDOW_MS
    }
    for (const [key, limit] of keysOf(caller, limits)) {
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (count > limit) throw tooMany((endsAt - now) / 1000)
    }
  }
}

function keysOf(caller: Caller, { session, business }: CallLimits): [string, number][] {
  if (caller.kind === 'anonymous') return []
  // An API key's own limit is counted where the key is identified.
  const own: [string, number][] = 'sessionId' in caller ? [[`session ${caller.sessionId}`, session]] : []
  // Customers must not use up what their business's people need.
  return 'businessId' in caller && caller.kind !== 'customer'
    ? [...own, [`business ${caller.businessId}`, business]]
    : own
}

const tooMany = (seconds: number) =>
  new Refusal('too_many_requests', 'That is more than we can answer at once. Please try again in a minute.', {
    retryAfter: seconds,
  })
