import type { Account } from '#server/loyalty/ledger/index.ts'
import { counted } from '#server/loyalty/ledger/index.ts'

const MINUTE = 60_000

export type Visit = { counted: boolean; reason: string | null }

/**
 * Judges whether a purchase now is a visit. A second one within the business's window is none, unless staff confirm it.
 */
export function judgeVisit({ customer, business, programs }: Account, now: Date, confirmed: boolean): Visit {
  const since = customer.last_visit_at ? now.getTime() - customer.last_visit_at.getTime() : Infinity
  if (confirmed || since >= business.visitWindowMinutes * MINUTE) return { counted: true, reason: null }
  const minutes = Math.floor(since / MINUTE)
  const ago = minutes < 1 ? 'less than a minute ago' : `${counted(minutes, 'minute', business.locale)} ago`
  const earnsPoints = programs.some(({ status, terms }) => status === 'active' && terms.type === 'points')
  const rule = earnsPoints
    ? 'points are earned, but no second visit or stamp'
    : 'no second visit or stamp is counted'
  return {
    counted: false,
    reason: `Last visit ${ago}: within ${counted(business.visitWindowMinutes, 'minute', business.locale)} ${rule}.`,
  }
}

/** Counts a visit on the account. Of two tills at once, the one that began first may record last. */
export function countVisit({ customer }: Account, now: Date): void {
  customer.total_visits += 1
  if (!customer.last_visit_at || customer.last_visit_at < now) customer.last_visit_at = now
}
