import { sql } from 'drizzle-orm'
import { customType, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { businessTable } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment } from '#server/platform/database/columns.ts'
import type { Picture } from '#server/platform/pictures/picture.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Pictures of a business's library for its e-mails, and removed ones that sent mails still show. */
export const pictures = businessTable(
  'pictures',
  {
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Secret of the picture's address, which cannot be guessed. */
    token: text('token').notNull(),
    /** SHA-256 in hex. */
    hash: text('hash').notNull(),
    media_type: text('media_type').$type<Picture['mediaType']>().notNull(),
    /** In pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
    /** When the picture was removed from the library. */
    deleted_at: moment('deleted_at'),
    created_at: createdAt(),
  },
  (t) => [
    index('pictures_token').on(t.token),
    uniqueIndex('pictures_hash').on(t.business_id, t.hash).where(sql`deleted_at is null`),
    index('pictures_deleted').on(t.business_id, t.deleted_at).where(sql`deleted_at is not null`),
    crossing(),
  ],
)
