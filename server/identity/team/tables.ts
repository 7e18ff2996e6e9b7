import { sql } from 'drizzle-orm'
import { foreignKey, index, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { tenants } from '#server/businesses/business/tables.ts'
import { businessTable } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment } from '#server/platform/database/columns.ts'

export const tenantInvitations = businessTable(
  'tenant_invitations',
  {
    id: uuid('id').notNull(),
    tenant_id: uuid('tenant_id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    role: text('role').$type<'member' | 'counter'>().notNull().default('member'),
    status: text('status').$type<'pending' | 'accepted' | 'revoked'>().notNull().default('pending'),
    /** Hash of the token in the mail; the token itself is not stored. */
    token_hash: text('token_hash').notNull(),
    created_at: createdAt(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.tenant_id, t.business_id],
      foreignColumns: [tenants.id, tenants.business_id],
    }),
    unique('tenant_invitations_token').on(t.business_id, t.token_hash),
    index('tenant_invitations_by_token').on(t.token_hash),
    uniqueIndex('tenant_invitations_pending').on(t.business_id, t.email).where(sql`status = 'pending'`),
    crossing(),
  ],
)
