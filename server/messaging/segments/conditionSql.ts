import { type SQL, sql } from 'drizzle-orm'
import { localDate, startOfLocalDay } from '#server/platform/time/calendar.ts'
import { type Asker, daysAgo } from './asker.ts'
import type { Facts } from './facts.ts'
import type { Compared, Condition } from './rule.ts'
import { mayBeSlippingAway } from './slippingAway.ts'
import { usualUntil } from './visitHabits.ts'

/**
 * Circumstances of a rule: the business, moment and customers, and the facts of other tables. A habit that is not
 * stored is computed from the customer's visits if `found`; if `kept`, such a customer never counts as slipping away.
 */
export type Asking = Asker & { facts: Facts; habits: Habits }
export type Habits = 'kept' | 'found'

type About = Condition['about']
type Compiler<A extends About> = (condition: Extract<Condition, { about: A }>, asking: Asking) => SQL

/** Compiles a condition over the customer `c`. It is true or false, never null, so that a group may negate it. */
export function conditionSql(condition: Condition, asking: Asking): SQL {
  return (compilers[condition.about] as Compiler<About>)(condition, asking)
}

/** Condition that a customer `c` may be slipping away, but their habit is not stored. */
export const isUnkept = (asking: Asking): SQL =>
  sql`coalesce(${mayBeSlippingAway(asking)} and ${habitOf(asking.facts)} is distinct from c.last_visit_at, false)`

/** The last visit for which the stored habit was computed. */
const habitOf = (facts: Facts): SQL => facts.of('habits', sql`f.last_visit_at`)

const compilers: { [A in About]: Compiler<A> } = {
  program: ({ program, is }, { facts }) => {
    const member = facts.of('standings', sql`bool_or(f.program_id = ${program}::uuid)`)
    return yesOrNo(sql`coalesce(${member}, false)`, is === 'in')
  },
  points: ({ program, is, value }, { facts }) => {
    if (program === null) return compare(sql`c.total_points`, is, value)
    const points = sql`sum(f.points_balance::float8) filter (where f.program_id = ${program}::uuid)`
    return compare(sql`coalesce(${facts.of('standings', points)}, 0)`, is, value)
  },
  // A card past its date counts for nothing, even before the sweep has written it off.
  stamps: ({ program, is, value }, { facts, now }) => {
    const open = sql`(f.card_expires_at is null or f.card_expires_at > ${moment(now)})`
    const stamps = sql`sum(f.stamps_current) filter (where f.program_id = ${program}::uuid and ${open})`
    return compare(sql`coalesce(${facts.of('standings', stamps)}, 0)`, is, value)
  },
  visits: ({ is, value }) => compare(sql`c.total_visits`, is, value),
  last_visit: (condition, asking) => {
    if (condition.is === 'never') return sql`(c.last_visit_at is null and c.total_visits = 0)`
    const from = moment(daysAgo(asking, condition.days))
    return condition.is === 'within'
      ? sql`(c.last_visit_at is not null and c.last_visit_at >= ${from})`
      : sql`(c.last_visit_at is not null and c.last_visit_at < ${from})`
  },
  joined: (condition, asking) => {
    const from =
      'days' in condition ? daysAgo(asking, condition.days) : startOfLocalDay(condition.date, asking.timeZone)
    const isAfter = condition.is === 'within' || condition.is === 'since'
    return isAfter ? sql`c.created_at >= ${moment(from)}` : sql`c.created_at < ${moment(from)}`
  },
  birthday: ({ month }, { now, timeZone }) => {
    const today = Number(localDate(now, timeZone).slice(5, 7))
    const wanted = month === 'this' ? today : month === 'next' ? (today % 12) + 1 : month
    return sql`(c.birth_day is not null and c.birth_day between ${wanted * 100}::integer and ${wanted * 100 + 99}::integer)`
  },
  tag: ({ tag, is }, { facts }) => {
    const has = facts.of('tagged', sql`bool_or(f.tag_id = ${tag}::uuid)`)
    return yesOrNo(sql`coalesce(${has}, false)`, is === 'has')
  },
  qr_code: ({ qr_code }) => sql`(c.qr_code_id is not null and c.qr_code_id = ${qr_code}::uuid)`,
  opened: (condition, asking) => lately('opened', sql`f.opened_at`, condition, asking),
  clicked: (condition, asking) => lately('clicked', sql`f.clicked_at`, condition, asking),
  spent: ({ is, amount }) => compare(sql`c.total_spent`, is, amount),
  spent_within: ({ days, is, amount }, asking) => {
    const from = daysAgo(asking, days)
    // Doubles hold any such sum exactly, and are added in a fraction of the time.
    const spent = sql`sum(f.amount::float8) filter (where f.created_at >= ${moment(from)})`
    const [own, ofMerged] = (['acts', 'acts_of_merged'] as const).map((table) =>
      asking.facts.of(table, spent, from),
    )
    return compare(sql`coalesce(${own}, 0) + coalesce(${ofMerged}, 0)`, is, amount)
  },
  // A reward past its date no longer waits, even before the sweep has written it off.
  reward: ({ is }, { facts, now }) => {
    const waits = sql`bool_or(f.expires_at is null or f.expires_at > ${moment(now)})`
    return yesOrNo(sql`coalesce(${facts.of('rewards', waits)}, false)`, is === 'waiting')
  },
  agreed: ({ channel, is }) =>
    yesOrNo(channel === 'sms' ? sql`c.opted_in_sms` : sql`c.opted_in_email`, is === 'yes'),
  slipping_away: (_, asking) => {
    const { facts, businessId, now, habits } = asking
    const until = facts.of('habits', sql`f.usual_until`)
    const unkept = habits === 'kept' ? sql`null` : usualUntil(businessId)
    const found = sql`case when ${habitOf(facts)} = c.last_visit_at then ${until} else ${unkept} end`
    return sql`coalesce(${mayBeSlippingAway(asking)} and ${found} < ${moment(now)}, false)`
  },
  top: ({ by, percent }, { facts }) => {
    const [theirs, most] =
      by === 'spent' ? [sql`c.total_spent`, sql`f.total_spent`] : [sql`c.total_visits`, sql`f.total_visits`]
    const least = facts.ofEverybody(
      sql`percentile_disc(${percent / 100}::float8) within group (order by ${most} desc) filter (where ${most} > 0)`,
    )
    return sql`(${theirs} > 0 and ${theirs} >= ${least})`
  },
}

function lately(
  table: 'opened' | 'clicked',
  at: SQL,
  { is, days }: { is: 'did' | 'did_not'; days: number },
  asking: Asking,
): SQL {
  const from = daysAgo(asking, days)
  const did = asking.facts.of(table, sql`bool_or(${at} >= ${moment(from)})`, from)
  return yesOrNo(sql`coalesce(${did}, false)`, is === 'did')
}

const operators: Record<Compared, SQL> = { at_least: sql`>=`, at_most: sql`<=`, exactly: sql`=` }
const compare = (has: SQL, is: Compared, value: number) => sql`${has} ${operators[is]} ${value}::bigint`
const yesOrNo = (is: SQL, wanted: boolean): SQL => (wanted ? is : sql`not ${is}`)
const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
