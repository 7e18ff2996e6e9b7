import { sql } from 'drizzle-orm'
import { familyOf } from '#server/loyalty/customers/index.ts'
import { findTermsAt, type ProgramTerms } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { Account, VisitsThen } from './account.ts'

const MINUTE = 60_000

/**
 * Turns an account to an earlier moment, for a late operation: programs have their terms of then, and visits are those
 * of around then. What the customer holds stays what it is. The customer's row must be locked.
 * @returns the ids of programs of which a card that was open then has expired since
 */
export async function recallAccount(ctx: BusinessContext, account: Account, at: Date): Promise<Set<string>> {
  const [terms, visits, expired] = await Promise.all([
    findTermsAt(ctx, at),
    findVisitsThen(ctx, account, at),
    findCardsExpiredSince(ctx, account.customer.id, at),
  ])
  for (const program of account.programs) {
    const then = terms.get(program.id)
    if (then === undefined) continue
    program.status = then?.status ?? 'paused'
    if (then) program.terms = { ...program.terms, config: then.config } as ProgramTerms
  }
  account.visitsThen = visits
  return expired
}

type VisitRow = {
  at: Date | string
  is_own: boolean
  is_visit: boolean
  visits: number
  undone: boolean
}

/**
 * The visits near a moment, of customers merged into this one too, and the visits that were added to this customer
 * since. An operation is never recorded before it happened, so those recorded since then have them all.
 */
async function findVisitsThen(ctx: BusinessContext, account: Account, at: Date): Promise<VisitsThen> {
  const { tx, businessId } = ctx
  const { customer, business } = account
  const since = new Date(at.getTime() - business.visitWindowMinutes * MINUTE)
  const rows = await queryRows<VisitRow>(
    tx,
    sql`
      select coalesce(o.happened_at, o.created_at) as at, o.customer_id = ${customer.id}::uuid as is_own,
        o.counts_as_visit as is_visit, o.visits,
        exists (select 1 from operations u where u.business_id = ${businessId} and u.reverses_id = o.id) as undone
      from operations o
      where o.business_id = ${businessId} and o.customer_id in (${familyOf(ctx, [customer.id])})
        and o.created_at > ${since.toISOString()}::timestamptz and (o.counts_as_visit or o.visits <> 0)`,
  )
  const timed = rows.map((row) => ({ ...row, at: new Date(row.at) }))
  const stood = timed.filter(({ is_visit, undone }) => is_visit && !undone).map((visit) => visit.at)
  return {
    // The last visit may have come from a file, without an operation.
    near: customer.last_visit_at ? [...stood, customer.last_visit_at] : stood,
    later: timed
      .filter((row) => row.is_own && row.at > at)
      .reduce((sum, { is_visit, visits }) => sum + Number(is_visit) + visits, 0),
  }
}

/** The programs of which a card of the customer expired that had not ended at a moment. */
async function findCardsExpiredSince(
  { tx, businessId }: BusinessContext,
  customerId: string,
  at: Date,
): Promise<Set<string>> {
  const moment = sql`${at.toISOString()}::timestamptz`
  const rows = await queryRows<{ program_id: string }>(
    tx,
    sql`
      select distinct program_id from transactions
      where business_id = ${businessId} and customer_id = ${customerId}::uuid and created_at > ${moment}
        and kind = 'expiration' and stamps < 0 and card_expires_at > ${moment}`,
  )
  return new Set(rows.map(({ program_id }) => program_id))
}
