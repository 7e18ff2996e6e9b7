import { sql } from 'drizzle-orm'
import { type Cover, coveredCounts, coveredJoined } from '#server/data/roll-ups/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'

export type Counts = {
  customers: number
  new_customers: number
  programs: number
  active_programs: number
  transactions: number
  emails_sent: number
  /** Emails sent with tracking; `emails_opened` counts those of them that were opened. */
  emails_tracked: number
  emails_opened: number
  has_qr_code: boolean
  has_purchase: boolean
}

/**
 * A business's figures; `ever` covers all of its days, `month` those of this month. An undone transaction does not count:
 * each undo or cancelled claim undoes exactly one.
 */
export async function countBusiness(
  { tx, businessId }: BusinessContext,
  { ever, month }: { ever: Cover; month: Cover },
): Promise<Counts> {
  const [counts] = await queryRows<Counts>(
    tx,
    sql`
      select
        ever.joined as customers,
        (select coalesce(sum(joined), 0)::int from (${coveredJoined(month)}) days) as new_customers,
        programs.total as programs,
        programs.active as active_programs,
        ever.operations as transactions,
        emails.sent as emails_sent,
        emails.tracked as emails_tracked,
        emails.opened as emails_opened,
        exists (select 1 from qr_codes where business_id = ${businessId}) as has_qr_code,
        ever.purchases > 0 as has_purchase
      from
        (select count(*)::int as total, count(*) filter (where status = 'active')::int as active
          from loyalty_programs where business_id = ${businessId}) programs,
        (select coalesce(sum(joined), 0)::int as joined, coalesce(sum(operations), 0)::int as operations,
            coalesce(sum(purchases), 0)::int as purchases
          from (${coveredCounts(ever)}) days) ever,
        (select count(*)::int as sent, count(*) filter (where has_pixel)::int as tracked,
            count(opened_at) filter (where has_pixel)::int as opened
          from communication_logs
          where business_id = ${businessId} and type = 'email' and status = 'sent') emails`,
  )
  return counts!
}
