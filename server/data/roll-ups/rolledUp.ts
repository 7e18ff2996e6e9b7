import { type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { addDays, localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import { firstVisitsOf, returnsOf, salesOf } from './customersOf.ts'
import { figureColumns, figuresOf, purchases, transactions } from './figuresOf.ts'
import { inRuns, type Piece, wholeDay, withRows } from './pieces.ts'
import { touchedDays, touchesBefore, touching } from './touchedDays.ts'

/** Days that are rolled up: from the first to the last, without the stale ones. */
export type RolledUp = { timeZone: string; days: { first: string; last: string; stale: Set<string> } | null }

/**
 * Finds the days of the business whose roll-ups are current. A day's roll-up is not current while events of the
 * day wait for the relay, so a reader never sees an outdated figure. It reads in one snapshot, as every read-only
 * transaction does.
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

/** Days of the calendar, both included; their rows are those from `from` on and before `to`. */
export type Stretch = { first: string; last: string; from: Date; to: Date }

/** Days of the calendar, both included. */
type Days = Pick<Stretch, 'first' | 'last'>

/**
 * The way a stretch is read: `rolledUp` days from the roll-ups, and `pieces` from the rows. Both are in the order
 * of time.
 */
export type Cover = { businessId: string; timeZone: string; rolledUp: Days[]; pieces: Piece[] }

export function coverOf(
  { businessId }: { businessId: string },
  { timeZone, days }: RolledUp,
  { first, last, from, to }: Stretch,
): Cover {
  const [rolledUp, pieces]: [Days[], Piece[]] = [[], []]
  // A stretch may contain a part of its last day.
  const lastWhole = wholeDay(last, timeZone).ends <= to ? last : addDays(last, -1)
  for (let day = first; day <= last; ) {
    const until = days && rolledUpUntil(days, day, lastWhole)
    if (until) rolledUp.push({ first: day, last: until })
    else pieces.push(cut(wholeDay(day, timeZone), from, to))
    day = addDays(until ?? day, 1)
  }
  return { businessId, timeZone, rolledUp, pieces: pieces.filter(({ begins, ends }) => begins < ends) }
}

/** The last day up to which all days from `day` on are rolled up, at most `last`; null if `day` itself is not. */
function rolledUpUntil(days: NonNullable<RolledUp['days']>, day: string, last: string): string | null {
  const end = days.last < last ? days.last : last
  if (day < days.first || day > end || days.stale.has(day)) return null
  const gaps = [...days.stale].filter((stale) => stale > day && stale <= end).sort()
  return gaps[0] ? addDays(gaps[0], -1) : end
}

/** The cover of the days from `first` up to now. */
export async function coverSince(
  ctx: Pick<BusinessContext, 'tx' | 'businessId' | 'now'>,
  timeZone: string,
  first: string,
): Promise<Cover> {
  const last = localDate(ctx.now, timeZone)
  const from = startOfLocalDay(first, timeZone)
  // Includes what was recorded at `now` itself.
  const to = new Date(ctx.now.getTime() + 1)
  return coverOf(ctx, await findRolledUp(ctx, timeZone), { first, last, from, to })
}

/**
 * The cover of everything before a moment on a day. All that happened before the first rolled-up day is one
 * piece.
 */
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

/** Rows of a table of days, from the roll-ups and from the rows; `fromRows` makes the latter. */
function covered(table: string, columns: string, cover: Cover, fromRows: (cover: Cover) => SQL): SQL {
  const kept = sql`select ${sql.raw(columns)} from ${sql.identifier(table)}
    where business_id = ${cover.businessId}::uuid and (${isOneOf(cover.rolledUp)})`
  if (cover.pieces.length === 0) return kept
  return sql`${kept} union all select ${sql.raw(columns)} from (${fromRows(cover)}) from_rows`
}

/** A query of the number of customers who joined in the cover and still exist. */
export const coveredJoined = (cover: Cover): SQL =>
  covered('day_figures', 'joined', cover, ({ businessId, pieces }) =>
    inRuns(pieces, (within) => joinedWithin(businessId, within)),
  )

const joinedWithin = (businessId: string, within: (at: SQL) => SQL): SQL => sql`
  select count(*) as joined from customers
  where business_id = ${businessId}::uuid and ${within(sql`created_at`)} and merged_into is null and erased_at is null`

/**
 * `coveredJoined`, with the number of all transactions in the cover and of the purchases among them, undone or
 * not.
 */
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
 * Purchases on each day by customers who joined on `first` or later. For a rolled-up day, one row holds what the
 * earlier customers bought, and the rest of the day's sum is the newcomers'.
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

/** A query preceded by the names of the rows that are not rolled up, if there are any. */
const reading = (cover: Cover, query: SQL): SQL =>
  cover.pieces.length === 0 ? query : sql`${withRows(cover)} ${query}`

export const coveredFigures = (cover: Cover): SQL => reading(cover, figures(cover))
export const coveredSales = (cover: Cover): SQL => reading(cover, sales(cover))
export const coveredFirstVisits = (cover: Cover): SQL => reading(cover, firstVisits(cover))

/**
 * A query of everything about a stretch that begins on `first`, in one row, so that the part that is not rolled
 * up is read once. `days` are the rows of `day_figures`. `newcomers` are the purchases on each day by customers
 * who joined in the stretch. `active` counts the different active customers, each on the first of their days.
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
