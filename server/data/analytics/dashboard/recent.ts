import { sql } from 'drizzle-orm'
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
import { writtenOnce } from '#server/platform/database/index.ts'
import { staffNameIn } from '#server/platform/text/staffNameIn.ts'
import type { RecentOperation } from './dashboardContract.ts'

const RECENT = 8
/** Customers who are looked at for the latest ones: after a large import there may be none among them. */
const NEWEST = 50

const businessId = sql.placeholder('businessId')

/** The money of an operation called `alias`, as an object; null if it moved none. */
const paidIn = (alias: string) =>
  sql`case when ${sql.identifier(alias)}.amount is not null and ${sql.identifier(alias)}.currency is not null then json_build_object(
    'amount', ${sql.identifier(alias)}.amount, 'currency', ${sql.identifier(alias)}.currency) end`

/** A customer called `alias`, as an object. */
const named = (alias: string) => {
  const column = (name: string) => sql.raw(`'${name}', ${alias}.${name}`)
  const columns = ['id', 'first_name', 'last_name', 'email', 'phone', 'unique_customer_id'].map(column)
  return sql`json_build_object(${sql.join(columns, sql`, `)})`
}

/**
 * The latest acts of people, newest first: operations, without daily sweeps and imports, and customers who were added
 * without one. Money is written as in `locale`.
 */
export async function findRecent(ctx: BusinessContext, locale: string): Promise<RecentOperation[]> {
  const rows = await latest(ctx.tx).execute({ businessId: ctx.businessId })
  return rows.map(({ paid, is_visit, reversed, entries, is_on_other, ...row }) => ({
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    staff_name: staffNameIn(ctx.language, row.staff_name),
    line: lineOf(
      { kind: row.kind, paid, isVisit: is_visit, reversed, entries, isOnOther: is_on_other },
      locale,
    ),
  }))
}

/**
 * The latest operations, each with its customer, after a merge the survivor. The limit stands in the statement itself:
 * with a parameter, the engine plans for a tenth of all operations and reads all customers to join them.
 */
const operations = sql`
  select o.id, o.kind, o.created_at, o.staff_name, ${paidIn('o')} as paid, o.counts_as_visit as is_visit,
    case when s.erased_at is null then ${named('s')} end as customer,
    exists (select 1 from operations u where u.business_id = ${businessId} and u.reverses_id = o.id) as undone,
    (select json_build_object('kind', r.kind, 'paid', ${paidIn('r')}, 'isVisit', r.counts_as_visit) from operations r
      where r.business_id = ${businessId} and r.id = o.reverses_id) as reversed,
    ${describedEntriesOf('o', businessId)} as entries, c.id <> s.id as is_on_other
  from (
    select * from operations
    where business_id = ${businessId} and source in ('counter', 'api', 'sign-up', 'portal')
    order by created_at desc, id desc limit ${sql.raw(String(RECENT))}
  ) o
  join customers c on c.business_id = ${businessId} and c.id = o.customer_id
  join customers s on s.business_id = ${businessId} and s.id = ${personOf(sql`c`)}`

/**
 * The latest customers whom a form, the staff or a program added, where no program gave them anything for joining, in
 * the columns of `operations`.
 */
const added = sql`
  select c.id, 'join', c.created_at, null, null::json, false, ${named('c')}, false, null::json, '[]'::json, false
  from (
    select * from customers where business_id = ${businessId}
    order by created_at desc, id desc limit ${sql.raw(String(NEWEST))}
  ) c
  where c.erased_at is null and c.merged_into is null
    and (c.added_with_key is not null or c.qr_code_id is not null)
    and not exists (select 1 from operations o where o.business_id = ${businessId} and o.customer_id = c.id
      and o.kind = 'join' and o.created_at = c.created_at)
  order by c.created_at desc, c.id desc limit ${sql.raw(String(RECENT))}`

const latest = writtenOnce((tx) =>
  tx
    .select({
      id: sql<string>`id`,
      kind: sql<OperationKind>`kind`,
      created_at: sql<Date | string>`created_at`,
      staff_name: sql<string | null>`staff_name`,
      paid: sql<Money | null>`paid`,
      is_visit: sql<boolean>`is_visit`,
      customer: sql<RecentOperation['customer']>`customer`,
      undone: sql<boolean>`undone`,
      reversed: sql<DescribedOperation['reversed']>`reversed`,
      entries: sql<DescribedEntry[]>`entries`,
      is_on_other: sql<boolean>`is_on_other`,
    })
    .from(sql`((${operations}) union all (${added})) acts`)
    .orderBy(sql`created_at desc, id desc`)
    .limit(RECENT)
    .prepare('latest_acts'),
)
