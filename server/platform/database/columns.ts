import { type SQL, sql } from 'drizzle-orm'
import { bigint, integer, pgPolicy, pgRole, timestamp } from 'drizzle-orm/pg-core'

/** The role of the application's login: it owns nothing and bypasses no row-level security. */
export const appRole = pgRole('regulars_app').existing()

/** Owns the few functions that must cross businesses. It may read and write only where a table allows it. */
export const crossingRole = pgRole('regulars_crossing').existing()

/**
 * nullif, because the setting is '' after its first use on a connection. No sub-select, because the policies of
 * a cluster may not have one.
 */
export const currentBusiness = sql`nullif(current_setting('app.business_id', true), '')::uuid`
export const currentUser = sql`nullif(current_setting('app.user_id', true), '')::uuid`

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => moment('created_at').notNull()
/** Whole numbers that JavaScript holds exactly, such as money in minor units. */
export const whole = (name: string) => bigint(name, { mode: 'number' })
export const version = () => integer('version').notNull().default(1)

/** For a check constraint: a cross-business function reads this part of a JSON value as an hour of the day. */
export const isHourOrNone = (value: SQL) => sql`coalesce(${value}, '0') ~ '^([0-9]|1[0-9]|2[0-3])$'`

/** Lets the cross-business functions see this table. */
export const crossing = () =>
  pgPolicy('crossing', { for: 'all', to: crossingRole, using: sql`true`, withCheck: sql`true` })

/** For control tables that the application reads before it knows who is calling. */
export const openToApplication = () =>
  pgPolicy('application', { for: 'all', to: appRole, using: sql`true`, withCheck: sql`true` })
