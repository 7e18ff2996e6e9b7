import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import { firstVisitsOf, returnsOf, salesOf } from './customersOf.ts'
import { figureColumns, figuresOf, purchases, transactions } from './figuresOf.ts'
import { inRuns, type Piece, wholeDay, withRows } from './pieces.ts'
import { touchedDays, touchesBefore, touching } from './touchedDays.ts'

/** The days that are rolled up: from the first to the last, without those that are stale. */
export type RolledUp = { timeZone: string; days: { first: string; last: string; stale: Set<string> } | null }

/**
 * Which days of the business are rolled up as they are now. A day is not if what happened on it waits to be handed on, so
 * a reader sees no figure that is behind; it reads in one snapshot, as every transaction that only reads does.
 */
export async function findRolledUp(
  { tx, businessId }: Pick<BusinessContext, 'tx' | 'businessId'>,
  timeZone: string,
): Promise<RolledUp> {
  const [progress] = await queryRows<{ first: string; last: string }>(
    tx,
    sql`select first_day::text as first, last_day::text as last from roll_ups
      where business_id = ${businessId}::uuid and time_zone = ${timeZone}`,
  )
  if (!progress) return { timeZone, days: null }
  const types = sql.join(
    touching.map((type) => sql`${type}`),
    sql`, `,
  )
  const waiting = sql`select type, ids from events where business_id = ${businessId}::uuid and type in (${types})`
  const end = startOfLocalDay(addDays(progress.last, 1), timeZone)
  const touched = (await touchesBefore(tx, { businessId, moment: end, happened: waiting }))
    ? sql`union select day::text from (${touchedDays(businessId, timeZone, waiting)}) touched`
    : sql``
  const stale = await queryRows<{ day: string }>(
    tx,
    sql`select day::text from stale_days where business_id = ${businessId}::uuid ${touched}`,
  )
  return { timeZone, days: { ...progress, stale: new Set(stale.map(({ day }) => day)) } }
}

/** A stretch of days of the calendar, both included; its rows are those from `from` on and before `to`. */
export type Stretch = { first: string; last: string; from: Date; to: Date }

/** Days of the calendar, both included. */
type Days = Pick<Stretch, 'first' | 'last'>

/** How a stretch is read: what is rolled up of it, and the rest of it from the rows. Both are in the order of time. */
export type Cover = { businessId: string; timeZone: string; rolledUp: Days[]; pieces: Piece[] }

export function coverOf(
  { businessId }: { businessId: string },
  { timeZone, days }: RolledUp,
  { first, last, from, to }: Stretch,
): Cover {
  const [rolledUp, pieces]: [Days[], Piece[]] = [[], []]
  // The last day may be asked about in part.
  const lastWhole = wholeDay(last, timeZone).ends <= to ? last : addDays(last, -1)
  for (let day = first; day <= last; ) {
    const until = days && rolledUpUntil(days, day, lastWhole)
    if (until) rolledUp.push({ first: day, last: until })
    else pieces.push(cut(wholeDay(day, timeZone), from, to))
    day = addDays(until ?? day, 1)
  }
  return { businessId, timeZone, rolledUp, pieces: pieces.filter(({ begins, ends }) => begins < ends) }
}

/** The last of the days from `day` on, up to `last`, that are rolled up without a gap; null if `day` itself is not. */
function rolledUpUntil(days: NonNullable<RolledUp['days']>, day: string, last: string): string | null {
  const end = days.last < last ? days.last : last
  if (day < days.first || day > end || days.stale.has(day)) return null
  const gaps = [...days.stale].filter((stale) => stale > day && stale <= end).sort()
  return gaps[0] ? addDays(gaps[0], -1) : end
}

/** How the days from one on, up to now, are read. */
export async function coverSince(
  ctx: Pick<BusinessContext, 'tx' | 'businessId' | 'now'>,
  timeZone: string,
  first: string,
): Promise<Cover> {
  const last = localDate(ctx.now, timeZone)
  const from = startOfLocalDay(first, timeZone)
  // What was recorded at the moment itself is in it.
  const to = new Date(ctx.now.getTime() + 1)
  return coverOf(ctx, await findRolledUp(ctx, timeZone), { first, last, from, to })
}

/** Everything before a moment on a day: what happened before the first day that is rolled up is one piece. */
export function coverUntil(
  business: { businessId: string },
  rolledUp: RolledUp,
  { last, to }: Pick<Stretch, 'last' | 'to'>,
): Cover {
  const first = rolledUp.days && rolledUp.days.first < last ? rolledUp.days.first : last
  const { begins: from } = wholeDay(first, rolledUp.timeZone)
  const cover = coverOf(business, rolledUp, { first, last, from, to })
  const earlier = { day: '-infinity', begins: new Date(0), ends: from < to ? from : to }
  return { ...cover, pieces: [earlier, ...cover.pieces] }
}

const cut = ({ day, begins, ends }: Piece, from: Date, to: Date): Piece => ({
  day,
  begins: begins < from ? from : begins,
  ends: ends > to ? to : ends,
})

const isOneOf = (rolledUp: Days[]): SQL =>
  rolledUp.length === 0
    ? sql`false`
    : sql.join(
        rolledUp.map(({ first, last }) => sql`day between ${first} and ${last}`),
        sql` or `,
      )

/** Rows of a table of days, rolled up and from the rows; `fromRows` makes the latter. */
function covered(table: string, columns: string, cover: Cover, fromRows: (cover: Cover) => SQL): SQL {
  const kept = sql`select ${sql.raw(columns)} from ${sql.identifier(table)}
    where business_id = ${cover.businessId}::uuid and (${isOneOf(cover.rolledUp)})`
  if (cover.pieces.length === 0) return kept
  return sql`${kept} union all select ${sql.raw(columns)} from (${fromRows(cover)}) from_rows`
}

/** A query of how many customers joined in the cover and are still there. */
export const coveredJoined = (cover: Cover): SQL =>
  covered('day_figures', 'joined', cover, ({ businessId, pieces }) =>
    inRuns(pieces, (within) => joinedWithin(businessId, within)),
  )

const joinedWithin = (businessId: string, within: (at: SQL) => SQL): SQL => sql`
  select count(*) as joined from customers
  where business_id = ${businessId}::uuid and ${within(sql`created_at`)} and merged_into is null and erased_at is null`

/** The same, and of all transactions in the cover and the purchases among them, undone or not. */
export const coveredCounts = (cover: Cover): SQL =>
  covered('day_figures', 'joined, operations, purchases', cover, ({ businessId, pieces }) =>
    inRuns(
      pieces,
      (within) => sql`
      select (${joinedWithin(businessId, within)}) as joined, ${transactions} as operations, ${purchases} as purchases
      from operations where business_id = ${businessId}::uuid and ${within(sql`created_at`)}`,
    ),
  )

const figures = (cover: Cover): SQL => covered('day_figures', figureColumns, cover, figuresOf)
const sales = (cover: Cover): SQL => covered('day_cohorts', 'day, joined_on, revenue, visits', cover, salesOf)
const returns = (cover: Cover): SQL => covered('day_returns', 'day, last_day, customers', cover, returnsOf)
const firstVisits = (cover: Cover): SQL =>
  covered('day_cohorts', 'day, joined_on, first_in_month', cover, firstVisitsOf)

/**
 * What those who joined on `first` or later bought on each day: of a day that is rolled up all but what the others did, by one
 * row of it.
 */
function newcomers(cover: Cover, first: string): SQL {
  const kept = sql`
    select f.day, f.revenue - coalesce(others.revenue, 0) as revenue_new, f.visits - coalesce(others.visits, 0) as visits_new
    from day_figures f
    left join lateral (
      select revenue_up_to as revenue, visits_up_to as visits from day_cohorts c
      where c.business_id = ${cover.businessId}::uuid and c.day = f.day and c.joined_on < ${first}
      order by c.joined_on desc limit 1
    ) others on true
    where f.business_id = ${cover.businessId}::uuid and (${isOneOf(cover.rolledUp)})`
  if (cover.pieces.length === 0) return kept
  return sql`${kept} union all
    select day, sum(revenue), sum(visits) from (${salesOf(cover)}) from_rows where joined_on >= ${first} group by day`
}

/** A query of what names the rows that are not rolled up, where there are any. */
const reading = (cover: Cover, query: SQL): SQL =>
  cover.pieces.length === 0 ? query : sql`${withRows(cover)} ${query}`

export const coveredFigures = (cover: Cover): SQL => reading(cover, figures(cover))
export const coveredSales = (cover: Cover): SQL => reading(cover, sales(cover))
export const coveredFirstVisits = (cover: Cover): SQL => reading(cover, firstVisits(cover))

/**
 * A query of all that is told of a stretch that begins on `first`, in one row, so that what is not rolled up of it is read once:
 * `days`, the rows of `day_figures`; `newcomers`, what those who joined in it bought on each day; `active`, how many different
 * customers were active, each counted on the first of their days.
 */
export const coveredStretch = (cover: Cover, first: string): SQL =>
  reading(
    cover,
    sql`
    select
      (select coalesce(json_agg(days order by day), '[]') from (${figures(cover)}) days) as days,
      (select coalesce(json_agg(bought), '[]') from (${newcomers(cover, first)}) bought) as newcomers,
      (select coalesce(sum(customers), 0)::int from (${returns(cover)}) customers where last_day < ${first}) as active`,
  )
