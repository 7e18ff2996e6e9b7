import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { businessId, createdAt, crossing, ownBusiness } from '#server/platform/database/columns.ts'
import { customers } from '../tables.ts'

/** The business's own words for kinds of customers. */
export const tags = pgTable(
  'tags',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** The name in lower case, which must be unique. */
    folded_name: text('folded_name').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.id] }),
    unique('tags_name').on(t.business_id, t.folded_name),
    ownBusiness(t.business_id),
    crossing(),
  ],
)

/** The tags of customers. Merged and erased ones have none. */
export const customerTags = pgTable(
  'customer_tags',
  {
    business_id: businessId(),
    customer_id: uuid('customer_id').notNull(),
    tag_id: uuid('tag_id').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.customer_id, t.tag_id] }),
    index('customer_tags_tag').on(t.business_id, t.tag_id, t.customer_id),
    foreignKey({
      columns: [t.business_id, t.customer_id],
      foreignColumns: [customers.business_id, customers.id],
    }),
    foreignKey({ columns: [t.business_id, t.tag_id], foreignColumns: [tags.business_id, tags.id] }),
    ownBusiness(t.business_id),
    crossing(),
  ],
)
