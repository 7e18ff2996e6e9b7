import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { session } from '#server/identity/auth/tables.ts'
import { businessId, moment, openToApplication, ownBusiness } from '#server/platform/database/columns.ts'

/** What people on a team type at the business's shared tills: one for each business, so that no other business can reset it. */
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
 * Sessions that a whole team works in, at one till. Each ends with its session. Beside the session rather than in
 * it, for better-auth writes there.
 */
export const sharedTills = pgTable(
  'shared_tills',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** The business whose till it is, whatever the session looked at before. */
    businessId: uuid('business_id').notNull(),
    /** Who came to it by PIN; null while nobody is there. */
    personId: uuid('person_id'),
    /** When that person last did something; a while later they are gone. */
    activeAt: moment('active_at').notNull(),
  },
  (t) => [index('shared_tills_person').on(t.personId), openToApplication()],
)
