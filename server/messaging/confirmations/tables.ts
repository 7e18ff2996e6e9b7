import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import { businessId, createdAt, moment, ownBusiness } from '#server/platform/database/columns.ts'

/**
 * What a guest agreed to and has yet to confirm by the link in a mail, and what was confirmed so: with the consent itself it
 * is the proof. It goes with the guest.
 */
export const consentRequests = pgTable(
  'consent_requests',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    customer_id: uuid('customer_id').notNull(),
    /** Where the mail went; the link is of no use once theirs is another. */
    email: text('email').notNull(),
    source: text('source').$type<'sign-up form' | 'portal'>().notNull(),
    /** The words that they agreed to. */
    wording: text('wording').notNull(),
    ip_address: text('ip_address'),
    confirmed_at: moment('confirmed_at'),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.id] }),
    index('consent_requests_customer').on(t.business_id, t.customer_id, t.created_at),
    foreignKey({
      columns: [t.business_id, t.customer_id],
      foreignColumns: [customers.business_id, customers.id],
    }),
    ownBusiness(t.business_id),
  ],
)
