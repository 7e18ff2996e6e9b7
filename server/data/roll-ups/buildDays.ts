import { type SQL, sql } from 'drizzle-orm'
import { queryRows, sendInOrder, type Tx } from '#server/platform/database/index.ts'
import { cohortsOf, returnsOf } from './customersOf.ts'
import { figureColumns, figuresOf } from './figuresOf.ts'
import { type Asked, wholeDay, withRows } from './pieces.ts'

export type Building = { tx: Tx; businessId: string; timeZone: string; days: string[] }

/** Tables of the roll-ups, and the query that makes each from the rows, after `withRows`. */
const tables: { name: string; columns: string; fromRows: (asked: Asked) => SQL }[] = [
  { name: 'day_figures', columns: figureColumns, fromRows: figuresOf },
  {
    name: 'day_cohorts',
    columns: 'day, joined_on, revenue, visits, first_in_month, revenue_up_to, visits_up_to',
    fromRows: cohortsOf,
  },
  { name: 'day_returns', columns: 'day, last_day, customers', fromRows: returnsOf },
]

const askedOf = ({ businessId, timeZone, days }: Building): Asked => ({
  businessId,
  timeZone,
  pieces: days.map((day) => wholeDay(day, timeZone)),
})

const madeOf = (building: Building, fromRows: (asked: Asked) => SQL): SQL => {
  const asked = askedOf(building)
  return sql`${withRows(asked)} select * from (${fromRows(asked)}) made`
}

/** Condition for the rows of a table that are about these days. */
const theseOf = ({ businessId, days }: Building): SQL =>
  sql`business_id = ${businessId}::uuid and day in (${sql.join(
    days.map((day) => sql`${day}`),
    sql`, `,
  )})`

/**
 * Rolls these days up from the rows, in place of their earlier roll-ups. The days are in order. The caller holds
 * the lock of `roll_ups`.
 */
export async function buildDays(building: Building): Promise<void> {
  const { tx, businessId } = building
  const these = theseOf(building)
  const run = (statement: SQL) => () => tx.execute(statement).execute()
  await sendInOrder(
    // First, so that the statements below see the rows of anybody who marked a day before.
    run(sql`delete from stale_days where ${these}`),
    ...tables.flatMap(({ name, columns, fromRows }) => [
      run(sql`delete from ${sql.identifier(name)} where ${these}`),
      run(sql`
        insert into ${sql.identifier(name)} (business_id, ${sql.raw(columns)})
        select ${businessId}::uuid, ${sql.raw(columns)} from (${madeOf(building, fromRows)}) days
        on conflict do nothing`),
    ]),
  )
}

/** Returns the days whose rows differ from their roll-ups, in the order given. */
export async function findWrongDays(building: Building): Promise<string[]> {
  const differing = tables.map(({ name, columns, fromRows }) => {
    const kept = sql`select ${sql.raw(columns)} from ${sql.identifier(name)} where ${theseOf(building)}`
    const made = sql`select ${sql.raw(columns)} from (${madeOf(building, fromRows)}) days`
    return sql`((${kept}) except (${made})) union all ((${made}) except (${kept}))`
  })
  const wrong = new Set<string>()
  for (const rows of differing)
    for (const { day } of await queryRows<{ day: string }>(
      building.tx,
      sql`select distinct day::text from (${rows}) differing`,
    ))
      wrong.add(day)
  return building.days.filter((day) => wrong.has(day))
}
