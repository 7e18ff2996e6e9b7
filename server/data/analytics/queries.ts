import { sql } from 'drizzle-orm'
import { sentenceOf, type ToldEntry, toldEntriesOf } from '#server/loyalty/ledger/index.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { RecentOperation } from './contract.ts'

export type Counts = {
  customers: number
  new_customers: number
  programs: number
  active_programs: number
  transactions: number
  emails_sent: number
  /** Of the emails sent, those whose opening can be told, and those that were opened. */
  emails_tracked: number
  emails_opened: number
  has_qr_code: boolean
  has_purchase: boolean
}

/**
 * A business's figures in one statement. A transaction that was taken back counts no more: each undo or cancelled
 * claim takes back exactly one.
 */
export async function countBusiness(tx: Tx, businessId: string, monthStart: Date): Promise<Counts> {
  const [counts] = await queryRows<Counts>(
    tx,
    sql`
      select
        customers.total as customers,
        customers.new as new_customers,
        programs.total as programs,
        programs.active as active_programs,
        operations.made - operations.taken_back as transactions,
        emails.sent as emails_sent,
        emails.tracked as emails_tracked,
        emails.opened as emails_opened,
        exists (select from qr_codes where business_id = ${businessId}) as has_qr_code,
        operations.purchases > 0 as has_purchase
      from
        (select count(*)::int as total,
            count(*) filter (where created_at >= ${monthStart})::int as new
          from customers
          where business_id = ${businessId} and merged_into is null and erased_at is null) customers,
        (select count(*)::int as total, count(*) filter (where status = 'active')::int as active
          from loyalty_programs where business_id = ${businessId}) programs,
        (select count(*) filter (where kind in ('purchase', 'claim', 'redemption', 'issue', 'adjustment'))::int as made,
            count(*) filter (
              where kind in ('undo', 'cancel_claim') or kind = 'refund' and reverses_id is not null
            )::int as taken_back,
            count(*) filter (where kind = 'purchase')::int as purchases
          from operations where business_id = ${businessId}) operations,
        (select count(*)::int as sent, count(*) filter (where has_pixel)::int as tracked,
            count(opened_at) filter (where has_pixel)::int as opened
          from communication_logs
          where business_id = ${businessId} and type = 'email' and status = 'sent') emails`,
  )
  return counts!
}

type Row = Omit<RecentOperation, 'created_at' | 'sentences'> & {
  created_at: Date | string
  entries: ToldEntry[]
}

/** The latest operations that people made; daily sweeps and imports aside. Newest first. Money as in `locale`. */
export async function findRecentOperations(
  tx: Tx,
  businessId: string,
  locale: string,
  limit: number,
): Promise<RecentOperation[]> {
  const rows = await queryRows<Row>(
    tx,
    sql`
      select o.id, o.kind, o.created_at, o.customer_id, o.amount::float8 as amount, o.staff_name,
        coalesce(nullif(trim(concat_ws(' ', c.first_name, c.last_name)), ''), c.unique_customer_id) as customer_name,
        exists (select from operations u where u.business_id = ${businessId} and u.reverses_id = o.id) as undone,
        ${toldEntriesOf('o')} as entries
      from (
        select * from operations
        where business_id = ${businessId} and source in ('counter', 'api', 'sign-up', 'portal')
        order by created_at desc, id desc limit ${limit}
      ) o
      join customers c on c.business_id = ${businessId} and c.id = o.customer_id
      order by o.created_at desc, o.id desc`,
  )
  return rows.map(({ entries, ...row }) => ({
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    sentences: entries.map((entry) => sentenceOf(entry, locale)),
  }))
}
