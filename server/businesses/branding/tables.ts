import { index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { businessTable } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment } from '#server/platform/database/columns.ts'
import type { HostChecks } from './checkHost.ts'

/**
 * The host name under which a business's customers find its pages. A business that adds one has nothing until the
 * host's DNS proves it: only `take_domain` sets proven_at, for one business at a time.
 */
export const customDomains = businessTable(
  'custom_domains',
  {
    id: uuid('id').notNull(),
    /** As DNS has it: lower case, in ASCII. */
    host: text('host').notNull(),
    /** The token that the TXT record at _regulars.{host} must hold. */
    token: text('token').notNull(),
    proven_at: moment('proven_at'),
    checks: jsonb('checks').$type<HostChecks>(),
    checked_at: moment('checked_at'),
    /** Null if the host is checked again only on request. */
    next_check_at: moment('next_check_at'),
    /** Number of weekly proofs in a row that failed. */
    failures: integer('failures').notNull().default(0),
    /** Time since which the host serves nothing, after too many failures. */
    off_at: moment('off_at'),
    created_at: createdAt(),
  },
  (t) => [
    unique('custom_domains_one').on(t.business_id),
    index('custom_domains_by_host').on(t.host),
    index('custom_domains_due').on(t.next_check_at),
    crossing(),
  ],
)
