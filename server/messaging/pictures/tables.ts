import { sql } from 'drizzle-orm'
import { customType, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { businessTable } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment } from '#server/platform/database/columns.ts'
import type { Picture } from '#server/platform/pictures/picture.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** A business's library for its e-mails, and what was taken out of it and mails that were sent still show. */
export const pictures = businessTable(
  'pictures',
  {
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Names it to mail programs; nobody guesses it. */
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
    /** When it was taken out of the library. */
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
