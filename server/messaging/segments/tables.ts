import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { businessId, createdAt, ownBusiness, version } from '#server/platform/database/columns.ts'
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
