import { index, text, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import { belongsTo, businessTable } from '#server/platform/database/businessTable.ts'
import { createdAt, moment } from '#server/platform/database/columns.ts'

/**
 * Consents that a customer gave and has yet to confirm by the link in a mail, and those that were confirmed. With the
 * consent itself they are its proof. They are deleted when the customer is erased.
 */
export const consentRequests = businessTable(
  'consent_requests',
  {
    id: uuid('id').notNull(),
    customer_id: uuid('customer_id').notNull(),
    /** Address that the mail went to. The link stops working once the customer has another. */
    email: text('email').notNull(),
    source: text('source').$type<'sign-up form' | 'portal'>().notNull(),
    /** Words that the customer agreed to. */
    wording: text('wording').notNull(),
    ip_address: text('ip_address'),
    confirmed_at: moment('confirmed_at'),
    created_at: createdAt(),
  },
  (t) => [
    index('consent_requests_customer').on(t.business_id, t.customer_id, t.created_at),
    belongsTo(t.customer_id, customers),
  ],
)
