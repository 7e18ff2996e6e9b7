import { text, uuid } from 'drizzle-orm/pg-core'
import { businessTable, key } from '#server/platform/database/businessTable.ts'
import { moment } from '#server/platform/database/columns.ts'

/**
 * The PINs that team members type at the business's shared tills. A person has one for each business, so that no other
 * business can reset it.
 */
export const staffPins = businessTable(
  'staff_pins',
  {
    user_id: uuid('user_id').notNull(),
    /** argon2id, encrypted: see keptPins. */
    pin_hash: text('pin_hash').notNull(),
    set_at: moment('set_at').notNull(),
  },
  (t) => [key(t.user_id)],
)
