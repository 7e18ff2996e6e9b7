import { sql } from 'drizzle-orm'
import { check, date, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from '#server/identity/auth/tables.ts'
import { createdAt, crossing, moment } from '#server/platform/database/columns.ts'

/** What the platform tells every shop. Only the room's functions read and write it. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    tone: text('tone').$type<'info' | 'warning'>().notNull(),
    /** The first and the last day (UTC). */
    starts_on: date('starts_on').notNull(),
    ends_on: date('ends_on').notNull(),
    /** When a super admin ended it before its last day. */
    ended_at: moment('ended_at'),
    /** The super admin who wrote it. */
    written_by: uuid('written_by').notNull(),
    /** Of the request that wrote it, with the hash of what it asked for; null for what is older than these. */
    idempotency_key: text('idempotency_key'),
    input_hash: text('input_hash'),
    created_at: createdAt(),
  },
  (t) => [
    check('announcements_days', sql`${t.ends_on} >= ${t.starts_on}`),
    unique('announcements_key').on(t.written_by, t.idempotency_key),
    crossing(),
  ],
)

/** Who has put which announcement away, for good and on every device. */
export const announcementDismissals = pgTable(
  'announcement_dismissals',
  {
    user_id: ofUser(),
    announcement_id: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.announcement_id] }), crossing()],
)
