import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { businessId, createdAt, crossing, ownBusiness } from '#server/platform/database/columns.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** The pictures that a business has shown, by the hash of their content; businesses.logo_hash names the present one. */
export const businessLogos = pgTable(
  'shop_logos',
  {
    business_id: businessId(),
    /** SHA-256 in hex. */
    hash: text('hash').notNull(),
    media_type: text('media_type').notNull(),
    content: bytes('content').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.hash] }),
    index('shop_logos_by_hash').on(t.hash),
    ownBusiness(t.business_id),
    crossing(),
  ],
)
