import { and, gt, inArray, lt, sql } from 'drizzle-orm'
import { Refusal } from '#server/platform/context/refusal.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { describeWait } from '#server/platform/text/describeWait.ts'
import { attempts } from './tables.ts'

export type RateLimit = { limit: number; windowSeconds: number; message?: string }

/**
 * Counts one more attempt under `key`, or several at once. Refuses once a window holds more than `limit`, and says in
 * how many seconds the window ends. The count is in the database, so it holds across processes. Call it outside the
 * transaction whose failure it counts: a rollback would undo the count.
 */
export async function limitRate(tx: Tx, key: string, rate: RateLimit, now: Date, several = 1) {
  refuseSpent(rate, await addAttempt(tx, key, rate.windowSeconds, now, several))
}

/** Attempts that a window holds, and the seconds until it ends. */
export type Counted = { count: number; seconds: number }

/** @throws {Refusal} 'too_many_requests' once a window holds more than `limit` */
export function refuseSpent({ limit, message }: RateLimit, { count, seconds }: Counted): void {
  if (count <= limit) return
  const wait = describeWait(seconds)
  throw new Refusal('too_many_requests', `${message ?? 'Too many tries.'} Please try again in ${wait}.`, {
    retryAfter: seconds,
  })
}

/**
 * Counts one more attempt under `key`, and returns whether it is within the limit: for acts that are then silently left
 * undone.
 */
export const countAttempt = async (
  tx: Tx,
  key: string,
  { limit, windowSeconds }: RateLimit,
  now: Date,
): Promise<boolean> => (await addAttempt(tx, key, windowSeconds, now)).count <= limit

/**
 * Counts one more attempt under `key`, or several at once.
 * @returns the number of attempts that its window holds now, and the seconds until the window ends
 */
export async function addAttempt(tx: Tx, key: string, windowSeconds: number, now: Date, several = 1) {
  const ends = new Date(now.getTime() + windowSeconds * 1000)
  const [row] = await queryRows<Counted>(
    tx,
    sql`insert into attempts as a (key, count, window_ends_at)
      values (${key}, ${several}, ${ends.toISOString()}::timestamptz)
      on conflict (key) do update set
        count = case when a.window_ends_at <= ${now.toISOString()}::timestamptz then excluded.count
          else a.count + excluded.count end,
        window_ends_at = case when a.window_ends_at <= ${now.toISOString()}::timestamptz
          then excluded.window_ends_at else a.window_ends_at end
      returning count, extract(epoch from window_ends_at - ${now.toISOString()}::timestamptz)::float8 as seconds`,
  )
  return row!
}

/** Takes back the attempt just counted under each key, because it succeeded. Earlier failures stay counted. */
export async function forgiveAttempts(tx: Tx, keys: string[]): Promise<void> {
  await tx
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(inArray(attempts.key, keys), gt(attempts.count, 0)))
}

/** Forgets the attempts under a key, because the right password was given. */
export async function clearAttempts(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`delete from attempts where key = ${key}`)
}

/** Number of attempts in the current window of `key`. */
export async function countAttempts(tx: Tx, key: string, now: Date): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    tx,
    sql`select count from attempts where key = ${key} and window_ends_at > ${now.toISOString()}::timestamptz`,
  )
  return row?.count ?? 0
}

/** Deletes the windows that have ended. */
export async function forgetAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(attempts).where(lt(attempts.windowEndsAt, now))
}
