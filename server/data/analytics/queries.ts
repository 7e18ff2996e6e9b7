import { sql } from 'drizzle-orm'
import { type Cover, coveredCounts, coveredJoined } from '#server/data/roll-ups/index.ts'
import { personOf } from '#server/loyalty/customers/index.ts'
import {
  type DescribedEntry,
  type DescribedOperation,
  describedEntriesOf,
  lineOf,
  type Money,
  type OperationKind,
} from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { RecentOperation } from './dashboard/dashboardContract.ts'

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
        exists (select from qr_codes where business_id = ${businessId}) as has_qr_code,
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

type Row = Pick<RecentOperation, 'id' | 'customer' | 'staff_name' | 'undone'> & {
  kind: OperationKind
  created_at: Date | string
  paid: Money | null
  is_visit: boolean
  reversed: DescribedOperation['reversed']
  entries: DescribedEntry[]
  is_on_other: boolean
}

/** The money of an operation called `alias`, as an object; null if it moved none. */
const paidIn = (alias: string) =>
  sql`case when ${sql.identifier(alias)}.amount is not null and ${sql.identifier(alias)}.currency is not null then json_build_object(
    'amount', ${sql.identifier(alias)}.amount, 'currency', ${sql.identifier(alias)}.currency) end`

/**
 * The latest operations of people, newest first, without daily sweeps and imports, each with its customer: after
 * a merge the survivor. Money is written as in `locale`. The limit stands in the statement itself: with a
 * parameter, the engine plans for a tenth of all operations and reads all customers to join them.
 */
export async function findRecentOperations(
  tx: Tx,
  businessId: string,
  locale: string,
  limit: number,
): Promise<RecentOperation[]> {
  const rows = await queryRows<Row>(
    tx,
    sql`
      select o.id, o.kind, o.created_at, o.staff_name, ${paidIn('o')} as paid,
        o.counts_as_visit as is_visit,
        case when s.erased_at is null then json_build_object('id', s.id, 'first_name', s.first_name,
          'last_name', s.last_name, 'email', s.email, 'phone', s.phone,
          'unique_customer_id', s.unique_customer_id) end as customer,
        exists (select from operations u where u.business_id = ${businessId} and u.reverses_id = o.id) as undone,
        (select json_build_object('kind', r.kind, 'paid', ${paidIn('r')}, 'isVisit', r.counts_as_visit) from operations r
          where r.business_id = ${businessId} and r.id = o.reverses_id) as reversed,
        ${describedEntriesOf('o')} as entries, c.id <> s.id as is_on_other
      from (
        select * from operations
        where business_id = ${businessId} and source in ('counter', 'api', 'sign-up', 'portal')
        order by created_at desc, id desc limit ${sql.raw(String(limit))}
      ) o
      join customers c on c.business_id = ${businessId} and c.id = o.customer_id
      join customers s on s.business_id = ${businessId} and s.id = ${personOf(sql`c`)}
      order by o.created_at desc, o.id desc`,
  )
  return rows.map(({ paid, is_visit, reversed, entries, is_on_other, ...row }) => ({
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    line: lineOf(
      { kind: row.kind, paid, isVisit: is_visit, reversed, entries, isOnOther: is_on_other },
      locale,
    ),
  }))
}
