import { isDatabaseAway } from './away.ts'
import { sqlState } from './sqlState.ts'

/**
 * Why the database does nothing, or only reads, for anybody at the moment: 'away' where it cannot be reached.
 * Neither the statement nor its values are the cause, so the same may be asked again later.
 */
export type Hindrance = 'away' | 'crowded' | 'read only' | 'full' | 'short of memory'

/** Read-only as the database's state, and of a transaction that was opened to read: the server says both by this. */
export const WRITE_WHILE_READING = '25006'

/** Classes 25, 53 and 58 of appendix A of PostgreSQL's manual. */
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

/** What hinders the database, told from the error of a statement; undefined where the statement itself is wrong. */
export function hindranceOf(error: unknown): Hindrance | undefined {
  if (error instanceof WriteWhileReading) return undefined
  return hindranceIn(sqlState(error)) ?? (isDatabaseAway(error) ? 'away' : undefined)
}

export const hindranceIn = (state: string | undefined): Hindrance | undefined =>
  state === undefined ? undefined : hindrances[state]

/** How long a refusal that no question can find again, such as a full disk, is told of. */
const TOLD_FOR_MS = 30_000
/** The others show by asking: see checkHealth. */
const unasked = ['full', 'short of memory'] as const satisfies Hindrance[]

export type Met = {
  note(state: string | undefined): void
  /** What statements met lately. */
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
