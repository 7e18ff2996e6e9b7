import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, integer, pgPolicy, pgRole, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What the application logs in as: owns nothing, bypasses nothing. */
export const appRole = pgRole('regulars_app').existing()

/** Owns the few functions that must cross businesses, and may read and write only where a table says so. */
export const crossingRole = pgRole('regulars_crossing').existing()

/** '' after the first use on a connection, hence the nullif. Without a sub-select, which a cluster's policies may not have. */
export const currentBusiness = sql`nullif(current_setting('app.business_id', true), '')::uuid`
export const currentUser = sql`nullif(current_setting('app.user_id', true), '')::uuid`

export const businessId = () => uuid('business_id').notNull()
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => moment('created_at').notNull()
/** Money in minor units, or points: whole numbers that JavaScript holds exactly. */
export const whole = (name: string) => bigint(name, { mode: 'number' })
export const version = () => integer('version').notNull().default(1)

/** The wall of a tenant table: rows of the business that the transaction names, and no others. */
export const ownBusiness = (column: AnyPgColumn) =>
  pgPolicy('own_business', {
    for: 'all',
    to: appRole,
    using: sql`${column} = ${currentBusiness}`,
    withCheck: sql`${column} = ${currentBusiness}`,
  })

/** Lets the cross-business functions see this table. */
export const crossing = () =>
  pgPolicy('crossing', { for: 'all', to: crossingRole, using: sql`true`, withCheck: sql`true` })

/** For control tables that the application reads before it knows who is asking. */
export const openToApplication = () =>
  pgPolicy('application', { for: 'all', to: appRole, using: sql`true`, withCheck: sql`true` })
