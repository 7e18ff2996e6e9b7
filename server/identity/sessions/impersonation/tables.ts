import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { session, user } from '#server/identity/auth/tables.ts'
import { crossing, moment } from '#server/platform/database/columns.ts'

/**
 * Sessions of super admins that impersonate a business. Each row ends with its session. Only functions read and write
 * it, see functions.sql.
 */
export const impersonations = pgTable(
  'impersonations',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** The super admin of the session. */
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    businessId: uuid('business_id').notNull(),
    openedAt: moment('opened_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The screens opened so far, as the audit log names them: each is recorded once. */
    screens: text('screens').array().notNull().default([]),
  },
  (t) => [
    check('impersonations_are_short', sql`${t.endsAt} <= ${t.openedAt} + interval '30 minutes'`),
    crossing(),
  ],
)
