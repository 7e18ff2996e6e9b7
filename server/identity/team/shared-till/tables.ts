import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { businessId, moment, ownBusiness } from '#server/platform/database/columns.ts'

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
