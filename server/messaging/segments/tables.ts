import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { businessId, createdAt, moment, ownBusiness, version } from '#server/platform/database/columns.ts'
import type { Rule } from './rule.ts'

/** Rules by which a business tells its customers apart. Who fits one is found anew each time. */
export const segments = pgTable(
  'segments',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    rule: jsonb('rule').$type<Rule>().notNull(),
    version: version(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.business_id, t.id] }), ownBusiness(t.business_id)],
)

/** How long customers usually stay away, of those who have been away for a while. What is not here is found out by their visits. */
export const visitHabits = pgTable(
  'visit_habits',
  {
    business_id: businessId(),
    customer_id: uuid('customer_id').notNull(),
    /** Of the customer when it was found out; it is of no use once they have another one. */
    last_visit_at: moment('last_visit_at').notNull(),
    /** From when on they have stayed away for longer than is usual for them; null for who has no habit of coming. */
    usual_until: moment('usual_until'),
  },
  (t) => [primaryKey({ columns: [t.business_id, t.customer_id] }), ownBusiness(t.business_id)],
)
