import { date, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { businessTable, key } from '#server/platform/database/businessTable.ts'
import { whole } from '#server/platform/database/columns.ts'

/** The rolled-up days of a business, from `first_day` to `last_day`, both included, and their time zone. */
export const rollUps = businessTable(
  'roll_ups',
  {
    time_zone: text('time_zone').notNull(),
    first_day: date('first_day').notNull(),
    last_day: date('last_day').notNull(),
  },
  () => [key()],
)

/** Days whose rows changed after they were rolled up. Readers add these up from the rows until they are rolled up again. */
export const staleDays = businessTable('stale_days', { day: date('day').notNull() }, (t) => [key(t.day)])

/** Figures of a day that can be added up. Money in minor units. */
export const dayFigures = businessTable(
  'day_figures',
  {
    day: date('day').notNull(),
    /**
     * Operations that count as transactions, less those that take one back; `purchases` counts the purchases
     * among them, undone or not.
     */
    operations: integer('operations').notNull(),
    purchases: integer('purchases').notNull(),
    revenue: whole('revenue').notNull(),
    visits: integer('visits').notNull(),
    discounts: whole('discounts').notNull(),
    handed_out: integer('handed_out').notNull(),
    points_given: whole('points_given').notNull(),
    points_used: whole('points_used').notNull(),
    points_expired: whole('points_expired').notNull(),
    /** Change of all balances, including adjustments by staff, imported balances and points moved by merges. */
    points_moved: whole('points_moved').notNull(),
    rewards_earned: integer('rewards_earned').notNull(),
    joined: integer('joined').notNull(),
    /** The part of `joined` through each QR code, by its id. */
    joined_through: jsonb('joined_through').$type<Record<string, number>>().notNull(),
    /** `handed_out` by the id of the reward. */
    rewards: jsonb('rewards').$type<Record<string, number>>().notNull(),
    /** Visits that were not undone, by hour in the business's time zone. */
    hours: jsonb('hours').$type<Record<string, number>>().notNull(),
  },
  (t) => [key(t.day)],
)

/**
 * A day's sales by the day on which the customers joined. The new customers of any period are those who joined in
 * it.
 */
export const dayCohorts = businessTable(
  'day_cohorts',
  {
    day: date('day').notNull(),
    joined_on: date('joined_on').notNull(),
    revenue: whole('revenue').notNull(),
    visits: integer('visits').notNull(),
    /** Customers with their first visit of the day's month: the sum over a month counts each customer once. */
    first_in_month: integer('first_in_month').notNull(),
    /**
     * The day's sales to customers who joined up to `joined_on`. The rest of the day's sales is to newer
     * customers, whatever the period.
     */
    revenue_up_to: whole('revenue_up_to').notNull(),
    visits_up_to: integer('visits_up_to').notNull(),
  },
  (t) => [key(t.day, t.joined_on)],
)

/**
 * Customers of a day by the day on which they had last been active, '-infinity' for the first time. A period
 * counts a customer on the first of their active days in it, so each customer once.
 */
export const dayReturns = businessTable(
  'day_returns',
  {
    day: date('day').notNull(),
    last_day: date('last_day').notNull(),
    customers: integer('customers').notNull(),
  },
  (t) => [key(t.day, t.last_day)],
)
