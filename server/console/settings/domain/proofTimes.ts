import type { CustomDomain } from '#server/businesses/branding/index.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const WEEK = 7 * DAY
/** A domain that nobody proves is asked for by itself no longer than this. */
const PATIENCE = 14 * DAY
/** So many weekly proofs in a row may fail before it serves no more. */
export const MOST_FAILURES = 3

/** When a domain is asked for by itself after an answer that proved it, or after none that could be had. */
export const inAWeek = (now: Date): Date => new Date(now.getTime() + WEEK)
export const inAnHour = (now: Date): Date => new Date(now.getTime() + HOUR)

/** The next look at one that was never proven, or is proven no more; null after two weeks in vain. */
export const whilePending = ({ created_at, off_at }: CustomDomain, now: Date): Date | null =>
  now.getTime() - (off_at ?? created_at).getTime() < PATIENCE ? inAnHour(now) : null

/** When a failing one is switched off, if each further proof fails. */
export const offAfter = ({ failures, next_check_at }: CustomDomain): Date | null =>
  failures === 0 || next_check_at === null
    ? null
    : new Date(next_check_at.getTime() + (MOST_FAILURES - failures - 1) * WEEK)
