import { isDatabaseAway } from './away.ts'
import { sqlState } from './sqlState.ts'

/**
 * The reason why the database does nothing, or only reads, for anybody at the moment; 'away' if it cannot be reached.
 * Neither the statement nor its values are the cause, so the same statement may be tried again later.
 */
export type Hindrance = 'away' | 'crowded' | 'read only' | 'full' | 'short of memory'

/**
 * The SQLSTATE of a write where only reads are possible: the database is read-only, or the transaction was opened to
 * read.
 */
export const WRITE_WHILE_READING = '25006'

/** Hindrances by SQLSTATE, from classes 25, 53 and 58 of appendix A of PostgreSQL's manual. */
const hindrances: Readonly<Record<string, Hindrance>> = {
  [WRITE_WHILE_READING]: 'read only', // a standby, the former primary after a fail-over, default_transaction_read_only
  '53000': 'short of memory', // insufficient_resources
  '53100': 'full', // disk_full
  '53200': 'short of memory', // out_of_memory
  '53300': 'crowded', // too_many_connections: of the server, the database or the login
  '53400': 'full', // configuration_limit_exceeded, such as temp_file_limit
  '58030': 'full', // io_error: a write that the disk refused
}

/** A transaction that was opened to read tried to write: a mistake of ours, not the database's state. */
export class WriteWhileReading extends Error {
  readonly code = WRITE_WHILE_READING

  constructor(cause: unknown) {
    super('a transaction that only reads tried to write', { cause })
    this.name = 'WriteWhileReading'
  }
}

/** The hindrance that a statement's error shows; undefined if the statement itself is wrong. */
export function hindranceOf(error: unknown): Hindrance | undefined {
  if (error instanceof WriteWhileReading) return undefined
  return hindranceIn(sqlState(error)) ?? (isDatabaseAway(error) ? 'away' : undefined)
}

export const hindranceIn = (state: string | undefined): Hindrance | undefined =>
  state === undefined ? undefined : hindrances[state]

/** Milliseconds for which a hindrance is reported that no question can find again, such as a full disk. */
const TOLD_FOR_MS = 30_000
/** Hindrances that only a write meets. `checkHealth` finds the others by asking. */
const unasked = ['full', 'short of memory'] as const satisfies Hindrance[]

export type Met = {
  note(state: string | undefined): void
  /** Hindrances that statements met lately. */
  lately(): Hindrance[]
}

export function rememberHindrances(now = () => performance.now()): Met {
  const last = new Map<Hindrance, number>()
  return {
    note: (state) => {
      const hindrance = hindranceIn(state)
      if (hindrance) last.set(hindrance, now())
    },
    lately: () => unasked.filter((one) => now() - (last.get(one) ?? Number.NEGATIVE_INFINITY) < TOLD_FOR_MS),
  }
}
