import { index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import {
  businessId,
  createdAt,
  crossing,
  moment,
  ownBusiness,
  version,
} from '#server/platform/database/columns.ts'
import type { ProgramConfig, ProgramType } from './config.ts'

export const loyaltyPrograms = pgTable(
  'loyalty_programs',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<ProgramType>().notNull(),
    status: text('status').$type<'active' | 'paused'>().notNull().default('active'),
    config: jsonb('config').$type<ProgramConfig>().notNull(),
    version: version(),
    created_at: createdAt(),
    /** When it was archived; it is paused then. Null while it is in the list. */
    archived_at: moment('archived_at'),
    /** The key under which it was made, so that a repeated request makes no second one. */
    idempotency_key: text('idempotency_key'),
    input_hash: text('input_hash'),
  },
  (t) => [
    primaryKey({ columns: [t.business_id, t.id] }),
    unique('loyalty_programs_key').on(t.business_id, t.idempotency_key),
    index('loyalty_programs_created').on(t.business_id, t.created_at),
    ownBusiness(t.business_id),
    crossing(),
  ],
)
