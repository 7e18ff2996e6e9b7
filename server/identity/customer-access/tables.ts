import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import { belongsTo, businessTable } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment, openToApplication } from '#server/platform/database/columns.ts'

/** A customer's session, identified by the hash of its cookie. */
export const portalSessions = businessTable(
  'portal_sessions',
  {
    id: uuid('id').notNull(),
    customer_id: uuid('customer_id').notNull(),
    token_hash: text('token_hash').notNull(),
    /** The stored PIN at the time when the session began. The session ends when anybody changes the PIN. */
    pin_hash: text('pin_hash'),
    user_agent: text('user_agent'),
    expires_at: moment('expires_at').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('portal_sessions_token').on(t.token_hash),
    index('portal_sessions_customer').on(t.business_id, t.customer_id),
    belongsTo(t.customer_id, customers),
    crossing(),
  ],
)

/**
 * A link to a customer's card, for one use, hashed. Opening a texted link proves the phone. A link that the till showed
 * as a QR code proves nothing, and lets the person who opens it choose the PIN.
 */
export const cardLinks = businessTable(
  'card_links',
  {
    id: uuid('id').notNull(),
    customer_id: uuid('customer_id').notNull(),
    origin: text('origin').$type<'text' | 'till'>().notNull().default('text'),
    /** The customer's number (E.164) when the link was made; the link is valid for no other. */
    phone: text('phone').notNull(),
    token_hash: text('token_hash').notNull(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
    created_at: createdAt(),
  },
  (t) => [index('card_links_token').on(t.token_hash), belongsTo(t.customer_id, customers), crossing()],
)

/** One-time codes by SMS, by keyed hash of the phone: one code for a person, in however many businesses. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: uuid('id').primaryKey(),
    phone_hash: text('phone_hash').notNull(),
    code_hash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
    created_at: createdAt(),
  },
  (t) => [index('phone_codes_phone').on(t.phone_hash, t.created_at), openToApplication()],
)
