import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Actor } from '#server/platform/context.ts'
import { businessId, createdAt, crossing, moment, ownBusiness } from '#server/platform/database/columns.ts'
import type { EventType } from './types.ts'

/**
 * What happened and was not handed on yet: a row is written with its cause and deleted with what it led to, so the
 * table is all but empty.
 */
export const events = pgTable(
  'events',
  {
    business_id: businessId(),
    /** The customer, or the business where it is about none: events of one subject are handed on in their order. */
    subject_id: uuid('subject_id').notNull(),
    /** Counts up. Whoever changes a customer holds its lock, so this is the order of the changes. */
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    type: text('type').$type<EventType>().notNull(),
    ids: jsonb('ids').$type<Record<string, string>>().notNull(),
    /** The transaction that wrote it: what one says to a customer is one message. */
    cause: text('cause').notNull().default(sql`pg_current_xact_id()::text`),
    actor: text('actor').$type<Actor['kind']>().notNull(),
    /** The network address of the request; null for jobs. */
    address: text('address'),
    created_at: createdAt(),
    /** When it is handed on; later than `created_at` after a failure. */
    due_at: moment('due_at').notNull(),
    failures: bigint('failures', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.subject_id, t.id] }),
    index('events_due').on(t.id, t.due_at),
    ownBusiness(t.business_id),
    crossing(),
  ],
)
