import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { session } from '#server/identity/auth/tables.ts'
import { businessId, moment, openToApplication, ownBusiness } from '#server/platform/database/columns.ts'

/**
 * The PINs that team members type at the business's shared tills: one for each business, so that no other
 * business can reset it.
 */
export const staffPins = pgTable(
  'staff_pins',
  {
    business_id: businessId(),
    user_id: uuid('user_id').notNull(),
    /** argon2id, encrypted: see keptPins. */
    pin_hash: text('pin_hash').notNull(),
    set_at: moment('set_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.business_id, t.user_id] }), ownBusiness(t.business_id)],
)

/**
 * Sessions that a whole team uses at one till. Each row ends with its session. A separate table, because
 * better-auth writes the sessions.
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
    /** When that person was last active; after a while without activity they are signed out. */
    activeAt: moment('active_at').notNull(),
  },
  (t) => [index('shared_tills_person').on(t.personId), openToApplication()],
)
