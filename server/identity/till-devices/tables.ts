import { sql } from 'drizzle-orm'
import { index, text, uuid } from 'drizzle-orm/pg-core'
import { businessTable } from '#server/platform/database/businessTable.ts'
import { createdAt, moment } from '#server/platform/database/columns.ts'

/** Browsers that keep customers and programs, so that their counter works without a connection. */
export const tillDevices = businessTable(
  'till_devices',
  {
    id: uuid('id').notNull(),
    /** The browser and system, such as 'Chrome on Windows'. */
    name: text('name').notNull(),
    /** Who switched keeping on. */
    made_by: uuid('made_by').notNull(),
    created_at: createdAt(),
    last_contact_at: moment('last_contact_at'),
    /** Who was signed in at the last contact, and in which session. */
    last_contact_by: uuid('last_contact_by'),
    last_contact_name: text('last_contact_name'),
    session_id: uuid('session_id'),
    ended_at: moment('ended_at'),
    /** The first contact after the end, at which it forgot what it kept. */
    told_at: moment('told_at'),
  },
  (t) => [index('till_devices_living').on(t.business_id, t.created_at, t.id).where(sql`ended_at is null`)],
)
