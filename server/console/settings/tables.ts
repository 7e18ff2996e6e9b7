import { customType, index, text } from 'drizzle-orm/pg-core'
import { businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing } from '#server/platform/database/columns.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Pictures that a business has shown, by the hash of their content; businesses.logo_hash names the present one. */
export const businessLogos = businessTable(
  'business_logos',
  {
    /** SHA-256 in hex. */
    hash: text('hash').notNull(),
    media_type: text('media_type').notNull(),
    content: bytes('content').notNull(),
    created_at: createdAt(),
  },
  (t) => [key(t.hash), index('business_logos_by_hash').on(t.hash), crossing()],
)
