import { jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, moment, version } from '#server/platform/database/columns.ts'
import type { Rule } from './rule.ts'

/** Rules by which a business tells its customers apart. Who fits one is found anew each time. */
export const segments = businessTable('segments', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  rule: jsonb('rule').$type<Rule>().notNull(),
  version: version(),
  created_at: createdAt(),
})

/** How long customers usually stay away, of those who have been away for a while. What is not here is found out by their visits. */
export const visitHabits = businessTable(
  'visit_habits',
  {
    customer_id: uuid('customer_id').notNull(),
    /** Of the customer when it was found out; it is of no use once they have another one. */
    last_visit_at: moment('last_visit_at').notNull(),
    /** From when on they have stayed away for longer than is usual for them; null for who has no habit of coming. */
    usual_until: moment('usual_until'),
  },
  (t) => [key(t.customer_id)],
)
