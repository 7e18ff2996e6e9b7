import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import type { Actor } from '#server/platform/context/context.ts'
import { businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment } from '#server/platform/database/columns.ts'
import type { EventType } from './types.ts'

/**
 * Events that are not handed on yet. A row is written with its cause and deleted with its effects, so the table is
 * nearly empty.
 */
export const events = businessTable(
  'events',
  {
    /**
     * The customer, or the business if the event is about no customer. Events of one subject are handed on in order.
     */
    subject_id: uuid('subject_id').notNull(),
    /** Counts up. A verb that changes a customer holds the customer's lock, so this is the order of the changes. */
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    type: text('type').$type<EventType>().notNull(),
    ids: jsonb('ids').$type<Record<string, string>>().notNull(),
    /** The transaction that wrote the event: a customer gets one message about one transaction. */
    cause: text('cause').notNull().default(sql`pg_current_xact_id()::text`),
    actor: text('actor').$type<Actor['kind']>().notNull(),
    /** The network address of the request; null for jobs. */
    address: text('address'),
    created_at: createdAt(),
    /** When the event is handed on; later than `created_at` after a failure. */
    due_at: moment('due_at').notNull(),
    failures: bigint('failures', { mode: 'number' }).notNull().default(0),
  },
  (t) => [key(t.subject_id, t.id), index('events_due').on(t.id, t.due_at), crossing()],
)
