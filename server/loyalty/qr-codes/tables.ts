import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core'
import { businessTable } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing } from '#server/platform/database/columns.ts'

export const qrCodes = businessTable(
  'qr_codes',
  {
    id: uuid('id').notNull(),
    code: text('code').notNull(),
    location_name: text('location_name'),
    custom_url: text('custom_url'),
    scan_count: integer('scan_count').notNull().default(0),
    signup_count: integer('signup_count').notNull().default(0),
    active: boolean('active').notNull().default(true),
    created_at: createdAt(),
    /** The key under which the code was made, so that a repeated request makes no second one. */
    idempotency_key: text('idempotency_key'),
    input_hash: text('input_hash'),
  },
  (t) => [
    // The rule of hidesHost: the customer's browser would not show the name or password.
    check('qr_codes_shows_host', sql`custom_url !~ '^https?://[^/?#]*@'`),
    unique('qr_codes_code').on(t.business_id, t.code),
    unique('qr_codes_key').on(t.business_id, t.idempotency_key),
    index('qr_codes_by_code').on(t.code),
    index('qr_codes_created').on(t.business_id, t.created_at),
    crossing(),
  ],
)
