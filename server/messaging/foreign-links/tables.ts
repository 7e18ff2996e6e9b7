import { sql } from 'drizzle-orm'
import { index, text } from 'drizzle-orm/pg-core'
import { businessTable, key } from '#server/platform/database/businessTable.ts'
import { crossing, moment } from '#server/platform/database/columns.ts'

/** State of a super admin's review of a link, or of a mailing with links, of a new business. */
export type Review = 'asked' | 'released' | 'refused'

/**
 * Foreign hosts that mail of a new business leads to, other than ours and its own domain. A super admin releases or
 * refuses each. The words are those in which the business first named the host.
 */
export const linkedHosts = businessTable(
  'linked_hosts',
  {
    host: text('host').notNull(),
    review: text('review').$type<Review>().notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Reason for the refusal, for the business's owner. */
    reason: text('reason'),
    asked_at: moment('asked_at').notNull(),
    settled_at: moment('settled_at'),
  },
  (t) => [
    key(t.host),
    index('linked_hosts_to_review').on(t.asked_at).where(sql`review = 'asked'`),
    crossing(),
  ],
)
