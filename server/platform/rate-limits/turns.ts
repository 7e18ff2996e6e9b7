import { Refusal } from '#server/platform/context/refusal.ts'

/** Most heavy reads of one tenant, and of all tenants, that may wait for their turn in this process. */
const MOST_WAITING = 20
const MOST_WAITING_IN_ALL = 400
/** Longest wait for a turn, in milliseconds. */
const LONGEST_WAIT_MS = 20_000
/** Seconds after which another try makes sense. */
const TRY_AGAIN_SECONDS = 5

export type Turns = {
  /**
   * Runs a heavy read, or other long work, when its turn comes: one at a time for each tenant, and over all tenants as
   * many as may run at once. Waiting tenants take turns, however many reads the others have in line. A tenant's
   * waiting reads of the same `name` share one answer, which is read after all of them asked.
   * @throws {Refusal} 'too_many_requests' if too many wait, 'unavailable' if the turn does not come in time; a
   * `patient` read is never refused
   */
  take<T>(tenant: string, name: string | null, read: () => Promise<T>, patient?: boolean): Promise<T>
}

type Waiting = { name: string | null; answer: Promise<unknown>; begin: () => void }

/** `atOnce` is the number of reads that run at once. */
export function openTurns(atOnce: number, longestWaitMs = LONGEST_WAIT_MS): Turns {
  const running = new Set<string>()
  /** Tenants in the order in which their next turn comes. */
  const lines = new Map<string, Waiting[]>()

  function next() {
    for (const [tenant, line] of lines) {
      if (running.size >= atOnce) return
      if (running.has(tenant)) continue
      const first = line.shift()!
      if (line.length === 0) lines.delete(tenant)
      running.add(tenant)
      first.begin()
    }
  }

  /** Moves a tenant that has had a turn behind all others. */
  function sendToTheEnd(tenant: string) {
    const line = lines.get(tenant)
    if (!line) return
    lines.delete(tenant)
    lines.set(tenant, line)
  }

  async function inTurn<T>(tenant: string, turn: Promise<void>, read: () => Promise<T>): Promise<T> {
    await turn
    try {
      return await read()
    } finally {
      running.delete(tenant)
      sendToTheEnd(tenant)
      next()
    }
  }

  return {
    async take<T>(tenant: string, name: string | null, read: () => Promise<T>, patient = false): Promise<T> {
      const line = lines.get(tenant) ?? []
      const same = name === null ? undefined : line.find((waiting) => waiting.name === name)
      if (same) return same.answer as Promise<T>
      if (!patient) refuseIfFull(line, lines)
      const turn = Promise.withResolvers<void>()
      const waiting: Waiting = {
        name,
        answer: inTurn(tenant, turn.promise, read),
        begin: () => {
          clearTimeout(late)
          turn.resolve()
        },
      }
      const giveUp = () => {
        leaveLine(lines, tenant, waiting)
        turn.reject(tooLate())
      }
      const late = patient ? undefined : setTimeout(giveUp, longestWaitMs)
      lines.set(tenant, [...line, waiting])
      next()
      return waiting.answer as Promise<T>
    },
  }
}

function refuseIfFull(line: Waiting[], lines: Map<string, Waiting[]>): void {
  const inAll = () => [...lines.values()].reduce((sum, { length }) => sum + length, 0)
  if (line.length < MOST_WAITING && inAll() < MOST_WAITING_IN_ALL) return
  throw new Refusal(
    'too_many_requests',
    'Too many figures are asked for at once. Please try again in a few seconds.',
    { retryAfter: TRY_AGAIN_SECONDS },
  )
}

function leaveLine(lines: Map<string, Waiting[]>, tenant: string, waiting: Waiting): void {
  const left = (lines.get(tenant) ?? []).filter((one) => one !== waiting)
  if (left.length > 0) lines.set(tenant, left)
  else lines.delete(tenant)
}

/** The refusal of a read whose turn did not come in time. */
export const tooLate = () =>
  new Refusal('unavailable', 'Other figures are still being worked out. Please try again in a few seconds.', {
    retryAfter: TRY_AGAIN_SECONDS,
  })
