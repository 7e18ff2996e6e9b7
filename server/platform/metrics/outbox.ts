import type { Tx } from '#server/platform/database/index.ts'
import { type Reading, secondsSince } from './readings.ts'

/** Rows of one outbox that are counted at most: a table of millions is not counted through. */
export const MOST_COUNTED = 10_000

/** Rows that wait to be handed on or sent, and the moment since which the oldest waits. */
export type Outbox = {
  name: string
  waiting: number
  /** Rows that failed and are tried again; null where that is not counted. */
  failing?: number | null
  oldest: Date | string | null
}

const outboxMetrics = {
  regulars_outbox_waiting: `Rows that wait to be handed on or sent, at most ${MOST_COUNTED}.`,
  regulars_outbox_failing: 'Rows among them that failed and are tried again.',
  regulars_outbox_oldest_seconds: 'Seconds since which the oldest of them waits; 0 if none does.',
}

/** The depth and the age of outboxes that one statement reads. */
export const outboxReading = (name: string, find: (tx: Tx, now: Date) => Promise<Outbox[]>): Reading => ({
  name,
  metrics: outboxMetrics,
  read: async (tx, now) =>
    (await find(tx, now)).flatMap(({ name: outbox, waiting, failing = null, oldest }) => {
      const labels = { outbox }
      return [
        { metric: 'regulars_outbox_waiting', labels, value: waiting },
        { metric: 'regulars_outbox_oldest_seconds', labels, value: oldest ? secondsSince(oldest, now) : 0 },
        ...(failing === null ? [] : [{ metric: 'regulars_outbox_failing', labels, value: failing }]),
      ]
    }),
})
