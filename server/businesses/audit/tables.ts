import { sql } from 'drizzle-orm'
import { index, jsonb, pgPolicy, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { businessTable } from '#server/platform/database/businessTable.ts'
import { appRole, createdAt, crossing, currentUser } from '#server/platform/database/columns.ts'
import type { Action } from './actions.ts'
import type { Details } from './details.ts'

/**
 * Columns of an entry of the audit log. It names people and customers by id alone, so an erased person disappears from
 * it too. The rows of these ids may be gone, hence no foreign keys.
 */
const entry = () => ({
  id: uuid('id').notNull(),
  action: text('action').$type<Action>().notNull(),
  actor: text('actor').$type<'person' | 'key' | 'customer' | 'stranger' | 'system'>().notNull(),
  /** The person with an account who did it, if one did. */
  user_id: uuid('user_id'),
  /** The person with an account to whom it was done. */
  about_user_id: uuid('about_user_id'),
  details: jsonb('details').$type<Details>().notNull().default({}),
  address: text('address'),
  /** The User-Agent header. */
  device: text('device'),
  created_at: createdAt(),
})

/**
 * Acts in a business, append-only. The database refuses changes and deletions, see
 * server/businesses/audit/functions.sql.
 */
export const auditEntries = businessTable(
  'audit_entries',
  {
    ...entry(),
    customer_id: uuid('customer_id'),
  },
  (t) => [
    index('audit_entries_newest').on(t.business_id, t.created_at, t.id),
    index('audit_entries_of_all').on(t.created_at, t.id),
    crossing(),
  ],
)

/** Acts outside any business: visible to the person they are about and, through functions, to super admins. */
export const platformEntries = pgTable('platform_entries', { ...entry() }, (t) => [
  primaryKey({ columns: [t.id] }),
  index('platform_entries_newest').on(t.created_at, t.id),
  pgPolicy('own', {
    for: 'select',
    to: appRole,
    using: sql`${t.user_id} = ${currentUser} or ${t.about_user_id} = ${currentUser}`,
  }),
  pgPolicy('written', { for: 'insert', to: appRole, withCheck: sql`true` }),
  crossing(),
])
