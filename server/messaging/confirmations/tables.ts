import { index, text, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import { belongsTo, businessTable } from '#server/platform/database/businessTable.ts'
import { createdAt, moment } from '#server/platform/database/columns.ts'

/**
 * What a guest agreed to and has yet to confirm by the link in a mail, and what was confirmed so: with the consent itself it
 * is the proof. It goes with the guest.
 */
export const consentRequests = businessTable(
  'consent_requests',
  {
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
    index('consent_requests_customer').on(t.business_id, t.customer_id, t.created_at),
    belongsTo(t.customer_id, customers),
  ],
)
