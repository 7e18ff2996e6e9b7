import { type Account, counted } from '#server/loyalty/ledger/rules.ts'
import type { ProgramType } from '#server/loyalty/programs/index.ts'

const MINUTE = 60_000

export type Visit = { counted: boolean; reason: string | null }

/**
 * Judges whether a purchase at a moment is a visit. A second one within the business's window is none, unless staff
 * confirm it. A late purchase has visits on both sides of it.
 */
export function judgeVisit(account: Account, at: Date, confirmed: boolean): Visit {
  const apart = timeApart(account, at)
  const { visitWindowMinutes, locale } = account.business
  if (confirmed || apart >= visitWindowMinutes * MINUTE) return { counted: true, reason: null }
  const gives = (type: ProgramType) =>
    account.programs.some(({ status, terms }) => status === 'active' && terms.type === type)
  const second = gives('stamp_card') ? 'no second visit or stamp' : 'no second visit'
  const rule = gives('points') ? `points are earned, but ${second}` : `${second} is counted`
  return {
    counted: false,
    reason: `${otherVisit(account, apart)}: within ${counted(visitWindowMinutes, 'minute', locale)} ${rule}.`,
  }
}

/** Milliseconds between a purchase and the visit that is nearest to it: the last one, unless the purchase is late. */
function timeApart({ customer, visitsThen }: Account, at: Date): number {
  if (visitsThen)
    return Math.min(...visitsThen.near.map((visit) => Math.abs(at.getTime() - visit.getTime())), Infinity)
  return customer.last_visit_at ? at.getTime() - customer.last_visit_at.getTime() : Infinity
}

function otherVisit({ business, visitsThen }: Account, apart: number): string {
  const minutes = Math.floor(apart / MINUTE)
  const howFar = minutes < 1 ? 'less than a minute' : counted(minutes, 'minute', business.locale)
  return visitsThen ? `Another visit ${howFar} apart` : `Last visit ${howFar} ago`
}

/** Counts a visit on the account. Of two tills at once, the one that began first may record last. */
export function countVisit({ customer }: Account, at: Date): void {
  customer.total_visits += 1
  if (!customer.last_visit_at || customer.last_visit_at < at) customer.last_visit_at = at
}
