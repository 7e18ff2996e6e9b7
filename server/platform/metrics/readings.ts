import { setTimeout as pause } from 'node:timers/promises'
import { type Database, hindranceOf, type Tx } from '#server/platform/database/index.ts'
import type { Log } from '#server/platform/log/log.ts'
import { loggedError } from '#server/platform/log/loggedError.ts'
import type { Clock } from '#server/platform/time/clock.ts'

/** A figure is read no more often than this, however many ask. */
const FRESH_MS = 15_000
/** Whoever asks waits no longer than this for figures that are being read. */
const PATIENCE_MS = 3_000
/** Time limit of a statement. */
const STATEMENT_MS = 2_000
/** An older figure says nothing about now. */
const STALE_MS = 60_000

export type Sample = { metric: string; labels?: Record<string, string>; value: number }

/** Figures that one statement reads from the database, the same for all servers. */
export type Reading = {
  name: string
  /** The help text of each of its metrics, by name. */
  metrics: Record<string, string>
  read(tx: Tx, now: Date): Promise<Sample[]>
}

/** Figures as they were read last; null where that failed, or is too long ago. */
export type Read = { name: string; metrics: Record<string, string>; samples: Sample[] | null }

export type Readings = {
  /** Never throws: a database that is away leaves nulls. */
  latest(): Promise<Read[]>
}

type State = Reading & { samples: Sample[] | null; at: number }
type ReadingServices = { database: Database; clock: Clock; log: Log }

/**
 * Reads figures from the database for Prometheus and for people, one after the other on one connection, and keeps them
 * for some seconds. Calls that come meanwhile share them.
 */
export function openReadings(
  services: ReadingServices,
  readings: Reading[],
  patienceMs = PATIENCE_MS,
): Readings {
  const states: State[] = readings.map((reading) => ({ ...reading, samples: null, at: 0 }))
  let running: Promise<void> | undefined
  let began = Number.NEGATIVE_INFINITY

  async function readAll() {
    let isHindered = false
    for (const state of states) {
      const found: Sample[] | null | 'hindered' = isHindered ? null : await readOne(services, state)
      isHindered ||= found === 'hindered'
      state.samples = found === 'hindered' ? null : found
      state.at = performance.now()
    }
    running = undefined
  }

  return {
    async latest() {
      if (!running && performance.now() - began >= FRESH_MS) {
        began = performance.now()
        running = readAll()
      }
      await Promise.race([running, pause(patienceMs, undefined, { ref: false })])
      const oldest = performance.now() - STALE_MS
      return states.map(({ name, metrics, samples, at }) => ({
        ...{ name, metrics },
        samples: at > oldest ? samples : null,
      }))
    },
  }
}

/** Null for a figure that cannot be read; 'hindered' if no other can be read now either. */
async function readOne(
  { database, clock, log }: ReadingServices,
  { name, read }: Reading,
): Promise<Sample[] | null | 'hindered'> {
  try {
    return await database.transaction({ readOnly: true, statementMs: STATEMENT_MS }, (tx) =>
      read(tx, clock.now()),
    )
  } catch (error) {
    log.warn({ reading: name, reason: loggedError(error).message }, 'a figure could not be read')
    return hindranceOf(error) ? 'hindered' : null
  }
}

/** Seconds from a moment to now; 0 for a moment that is still to come. */
export const secondsSince = (moment: Date | string, now: Date): number =>
  Math.max(0, (now.getTime() - new Date(moment).getTime()) / 1000)
