import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { session } from '#server/identity/auth/tables.ts'
import { moment, openToApplication } from '#server/platform/database/columns.ts'

/**
 * Sessions that a whole team uses at one till. Each row ends with its session. A separate table, because better-auth
 * writes the sessions.
 */
export const sharedTills = pgTable(
  'shared_tills',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** The business of the till, whatever the session used before. */
    businessId: uuid('business_id').notNull(),
    /** The person who signed in by PIN; null while there is nobody. */
    personId: uuid('person_id'),
    /** Time of that person's last activity. After a while without activity they are signed out. */
    activeAt: moment('active_at').notNull(),
  },
  (t) => [index('shared_tills_person').on(t.personId), openToApplication()],
)

/**
 * Time of the last proof of identity at a session after signing in. A separate table, because better-auth writes the
 * sessions.
 */
export const recentProofs = pgTable(
  'recent_proofs',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    provenAt: moment('proven_at').notNull(),
    /** Time of the last proof by the second factor, which a known password does not prove. */
    codeAt: moment('code_at'),
  },
  () => [openToApplication()],
)
