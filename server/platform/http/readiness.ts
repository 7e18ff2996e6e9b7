import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#server/platform/context/refusal.ts'
import { clockGap, type Database, type Hindrance } from '#server/platform/database/index.ts'
import type { Clock } from '#server/platform/time/clock.ts'

/** Time limit of the check: a host that vanished gives no answer at all. */
const READY_MS = 5_000

const words: Record<Hindrance, string> = {
  away: 'no connection is free for writing, so nothing can be saved',
  crowded: 'PostgreSQL takes no more connections, so nothing can be saved',
  'read only': 'PostgreSQL can only be read, so nothing can be saved',
  full: 'PostgreSQL has no room left, so not everything can be saved',
  'short of memory': 'PostgreSQL is short of memory, so not everything can be done',
}

/**
 * 'ready', and what cannot be done now if reads work and writes do not, or what is wrong otherwise. People can still look
 * things up then, so the process stays in service.
 * @throws {Refusal} 'unavailable' if the database does not answer, and while the process stops
 */
export async function readiness(
  { database, clock }: { database: Database; clock: Clock },
  isStopping: boolean,
): Promise<string> {
  if (isStopping) throw new Refusal('unavailable', 'This server is stopping')
  const asking = Promise.all([database.check(), clockGap(database, clock)])
  const asked = await Promise.race([asking, pause(READY_MS, 'late' as const, { ref: false })])
  if (asked === 'late')
    throw new Refusal('unavailable', 'The database does not answer', { retryAfter: READY_MS / 1000 })
  const [hindrances, gap] = asked
  return [
    'ready',
    ...hindrances.map((hindrance) => `but ${words[hindrance]}`),
    ...(gap ? [`but ${gap}`] : []),
  ].join('\n')
}
