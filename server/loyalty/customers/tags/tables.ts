import { index, text, unique, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing } from '#server/platform/database/columns.ts'
import { customers } from '../tables.ts'

/** The business's own words for kinds of customers. */
export const tags = businessTable(
  'tags',
  {
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** The name in lower case, which must be unique. */
    folded_name: text('folded_name').notNull(),
    created_at: createdAt(),
  },
  (t) => [unique('tags_name').on(t.business_id, t.folded_name), crossing()],
)

/** The tags of customers. Merged and erased customers have none. */
export const customerTags = businessTable(
  'customer_tags',
  {
    customer_id: uuid('customer_id').notNull(),
    tag_id: uuid('tag_id').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    key(t.customer_id, t.tag_id),
    index('customer_tags_tag').on(t.business_id, t.tag_id, t.customer_id),
    belongsTo(t.customer_id, customers),
    belongsTo(t.tag_id, tags),
    crossing(),
  ],
)
