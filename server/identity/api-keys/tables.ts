import { date, index, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Scope } from '#server/platform/context/scopes.ts'
import { businessTable } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment } from '#server/platform/database/columns.ts'

export const apiKeys = businessTable(
  'api_keys',
  {
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the key, which is shown once and not stored. */
    hash: text('hash').notNull(),
    /** The key's last four characters, to tell keys apart. */
    ending: text('ending').notNull(),
    /** The key's scopes; a key from before scopes does the till's work. */
    scopes: text('scopes').array().$type<Scope[]>().notNull().default(['till']),
    created_at: createdAt(),
    /** The person who made the key; unknown for a few that are older than this column. */
    made_by: uuid('made_by'),
    /** The last day on which the key works, by the business's calendar. Without one it works until it is revoked. */
    ends_on: date('ends_on', { mode: 'string' }),
    /** To the minute. */
    last_used_at: moment('last_used_at'),
    revoked_at: moment('revoked_at'),
    /** The idempotency key under which the API key was made, so that a repeated request makes no second one. */
    idempotency_key: text('idempotency_key').notNull(),
  },
  (t) => [
    unique('api_keys_key').on(t.business_id, t.idempotency_key),
    index('api_keys_by_hash').on(t.hash),
    crossing(),
  ],
)
