import { sql } from 'drizzle-orm'
import type { Counters } from '#server/businesses/business/index.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'

export type Counted = {
  company_name: string
  /** The business's month that `usage_sms_monthly` counts. */
  month: string
  kept: Counters
  /** Counted from the rows. */
  rows: Counters
}

/** Reads the kept counters and counts the rows in a single statement, so both are of one moment. */
export async function countRows(tx: Tx, businessId: string): Promise<Counted> {
  const [found] = await queryRows<Counted>(
    tx,
    sql`select b.company_name, b.usage_sms_month as month,
        jsonb_build_object('usage_customers', b.usage_customers, 'usage_sms_monthly', b.usage_sms_monthly,
          'usage_sms_total', b.usage_sms_total, 'credits_remaining', b.credits_remaining) as kept,
        jsonb_build_object(
          'usage_customers', (select count(*) from customers c
            where c.business_id = ${businessId} and c.merged_into is null and c.erased_at is null),
          'usage_sms_monthly', (select coalesce(sum(m.allowance_taken), 0) from communication_logs m
            where m.business_id = ${businessId} and m.type = 'sms' and m.allowance_month = b.usage_sms_month),
          'usage_sms_total', (select coalesce(sum(m.segments), 0) from communication_logs m
            where m.business_id = ${businessId} and m.type = 'sms' and m.allowance_month is not null),
          'credits_remaining', (select coalesce(sum(t.credits), 0) from credit_transactions t
            where t.business_id = ${businessId})) as rows
      from businesses b where b.id = ${businessId}`,
  )
  return found!
}
