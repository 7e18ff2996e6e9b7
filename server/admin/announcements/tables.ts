import { sql } from 'drizzle-orm'
import { check, date, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from '#server/identity/auth/tables.ts'
import { createdAt, crossing, moment } from '#server/platform/database/columns.ts'

/** Announcements of the platform to every business. Only the functions in functions.sql read and write them. */
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
    /** Moment at which a super admin ended it before its last day. */
    ended_at: moment('ended_at'),
    /** The super admin who wrote it. */
    written_by: uuid('written_by').notNull(),
    /** Key and input hash of the request that wrote it; null for announcements older than these columns. */
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

/** Dismissals of announcements by people, for good and on every device. */
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
