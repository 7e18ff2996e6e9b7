import type { CustomDomain } from '#server/businesses/branding/index.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const WEEK = 7 * DAY
/** Time after which a domain that nobody proves is no longer checked automatically. */
const PATIENCE = 14 * DAY
/** Weekly proofs that fail in a row until the domain stops serving. */
export const MOST_FAILURES = 3

/**
 * Time of the next automatic check: in a week after an answer that proved the domain, in an hour if there was no
 * answer.
 */
export const inAWeek = (now: Date): Date => new Date(now.getTime() + WEEK)
export const inAnHour = (now: Date): Date => new Date(now.getTime() + HOUR)

/** Next check of a domain that was never proven, or is no longer proven; null after two weeks in vain. */
export const whilePending = ({ created_at, off_at }: CustomDomain, now: Date): Date | null =>
  now.getTime() - (off_at ?? created_at).getTime() < PATIENCE ? inAnHour(now) : null

/** Time at which a failing domain is switched off, if each further proof fails. */
export const offAfter = ({ failures, next_check_at }: CustomDomain): Date | null =>
  failures === 0 || next_check_at === null
    ? null
    : new Date(next_check_at.getTime() + (MOST_FAILURES - failures - 1) * WEEK)
