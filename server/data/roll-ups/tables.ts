import { date, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { businessTable, key } from '#server/platform/database/businessTable.ts'
import { whole } from '#server/platform/database/columns.ts'

/** How far a business's days are rolled up, and in whose time zone: from `first_day` to `last_day`, both included. */
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

/** What can be added up from days. Money in minor units. */
export const dayFigures = businessTable(
  'day_figures',
  {
    day: date('day').notNull(),
    /** Operations that count as transactions, less those that take one back; below, the purchases among them, undone or not. */
    operations: integer('operations').notNull(),
    purchases: integer('purchases').notNull(),
    revenue: whole('revenue').notNull(),
    visits: integer('visits').notNull(),
    discounts: whole('discounts').notNull(),
    handed_out: integer('handed_out').notNull(),
    points_given: whole('points_given').notNull(),
    points_used: whole('points_used').notNull(),
    points_expired: whole('points_expired').notNull(),
    /** By how much balances changed in all: also what staff adjusted, files brought and merges carried over. */
    points_moved: whole('points_moved').notNull(),
    rewards_earned: integer('rewards_earned').notNull(),
    joined: integer('joined').notNull(),
    /** Of `joined`, those through each QR code, by its id. */
    joined_through: jsonb('joined_through').$type<Record<string, number>>().notNull(),
    /** Of `handed_out`, by the id of the reward. */
    rewards: jsonb('rewards').$type<Record<string, number>>().notNull(),
    /** Visits that were not undone, by the hour of the business's clock. */
    hours: jsonb('hours').$type<Record<string, number>>().notNull(),
  },
  (t) => [key(t.day)],
)

/** A day's sales by the day on which the customers joined: new ones of any period are those who joined in it. */
export const dayCohorts = businessTable(
  'day_cohorts',
  {
    day: date('day').notNull(),
    joined_on: date('joined_on').notNull(),
    revenue: whole('revenue').notNull(),
    visits: integer('visits').notNull(),
    /** Customers who visited for the first time in the day's month: the sum of a month counts each once. */
    first_in_month: integer('first_in_month').notNull(),
    /** The day's sales to those who joined up to `joined_on`: the rest of the day's is that of newer ones, whatever the period. */
    revenue_up_to: whole('revenue_up_to').notNull(),
    visits_up_to: integer('visits_up_to').notNull(),
  },
  (t) => [key(t.day, t.joined_on)],
)

/**
 * The customers of a day by the day on which they had bought before, '-infinity' for the first time. Those who had not
 * bought since a period began are counted on the first of their days in it: each once, whatever the period.
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
