import { type SQL, sql } from 'drizzle-orm'
import { type Asker, andInPart } from './asker.ts'

/**
 * Facts that rules ask of tables other than the customers'. Each table is read once, however many conditions ask it:
 * each condition is a column of a sub-query with one row for each customer, joined to the customer `c`.
 */
export type Facts = {
  /** Adds a column over a customer's rows `f` in a table, from a moment on; null for a customer without rows there. */
  of(table: FactTable, column: SQL, since?: Date): SQL
  /**
   * Asks for a column over all customers `f` together, whatever the part. It is a query of its own, so that it is
   * computed once: joined to the customers, it would be computed for each if the planner expects few.
   */
  ofEverybody(column: SQL): SQL
  /** Gives the joins of the tables that were asked; null if none was. */
  joins(): SQL | null
}

export type FactTable =
  | 'standings'
  | 'tagged'
  | 'rewards'
  | 'opened'
  | 'clicked'
  | 'habits'
  | 'acts'
  | 'acts_of_merged'

/** Sub-query of each table for a business. `since` is the earliest moment that a condition asks about. */
const readings: Record<FactTable, (asker: Asker, columns: SQL, since: Date) => SQL> = {
  standings: ({ businessId, part }, columns) => sql`
    select f.customer_id, ${columns} from customer_program_progress f
    where f.business_id = ${businessId}::uuid${andInPart(part, owner)} group by f.customer_id`,
  tagged: ({ businessId, part }, columns) => sql`
    select f.customer_id, ${columns} from customer_tags f
    where f.business_id = ${businessId}::uuid${andInPart(part, owner)} group by f.customer_id`,
  rewards: ({ businessId, part }, columns) => sql`
    select f.customer_id, ${columns} from customer_rewards f
    where f.business_id = ${businessId}::uuid and f.status = 'earned'${andInPart(part, owner)} group by f.customer_id`,
  opened: ({ businessId, part }, columns, since) => sql`
    select f.customer_id, ${columns} from communication_logs f
    where f.business_id = ${businessId}::uuid and f.opened_at >= ${since.toISOString()}::timestamptz
      ${andInPart(part, owner)}
    group by f.customer_id`,
  clicked: ({ businessId, part }, columns, since) => sql`
    select m.customer_id, ${columns} from message_links f
    join communication_logs m on m.business_id = ${businessId}::uuid and m.id = f.message_id
    where f.business_id = ${businessId}::uuid and f.clicked_at >= ${since.toISOString()}::timestamptz
      ${andInPart(part, sql`m.customer_id`)}
    group by m.customer_id`,
  habits: ({ businessId, part }, columns) => sql`
    select f.customer_id, ${columns} from visit_habits f
    where f.business_id = ${businessId}::uuid${andInPart(part, owner)}`,
  acts: ({ businessId, part }, columns, since) => sql`
    select f.customer_id, ${columns} from operations f
    where f.business_id = ${businessId}::uuid and f.created_at >= ${since.toISOString()}::timestamptz
      ${andInPart(part, owner)}
    group by f.customer_id`,
  // Operations stay with the customer row that a merge ended. Such rows are few; finding the present customer of each
  // operation instead would take as long as adding up all of them.
  acts_of_merged: ({ businessId, part }, columns, since) => sql`
    select m.merged_into as customer_id, ${columns} from customers m
    join operations f on f.business_id = ${businessId}::uuid and f.customer_id = m.id
      and f.created_at >= ${since.toISOString()}::timestamptz
    where m.business_id = ${businessId}::uuid and m.merged_into is not null${andInPart(part, sql`m.merged_into`)}
    group by m.merged_into`,
}

const owner = sql`f.customer_id`

const EVER = new Date(0)

type Reading = { columns: SQL[]; since: Date }

export function newFacts(asker: Asker): Facts {
  const asked = new Map<FactTable, Reading>()
  return {
    of(table, column, since = EVER) {
      const before = asked.get(table) ?? { columns: [], since }
      const earlier = since < before.since ? since : before.since
      asked.set(table, { columns: [...before.columns, column], since: earlier })
      return sql.raw(`${table}.fact${before.columns.length}`)
    },
    ofEverybody: (column) => sql`(
      select ${column} from customers f
      where f.business_id = ${asker.businessId}::uuid and f.merged_into is null and f.erased_at is null)`,
    joins() {
      const joined = [...asked].map(([table, { columns, since }]) => {
        const named = columns.map((column, n) => sql`${column} as ${sql.raw(`fact${n}`)}`)
        const reading = readings[table](asker, sql.join(named, sql`, `), since)
        return sql`left join (${reading}) ${sql.raw(table)} on ${sql.raw(table)}.customer_id = c.id`
      })
      return joined.length > 0 ? sql.join(joined, sql` `) : null
    },
  }
}
