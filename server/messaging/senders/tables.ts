import { boolean, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { businessTable } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment } from '#server/platform/database/columns.ts'
import type { DomainChecks } from './checkDomain.ts'

/** The specification's fields; the key is sealed with the keyring. */
export type EmailConfig = { sendgridApiKey: string | null; fromEmail: string; fromName: string }

/** Providers that a business brings itself. An active SendGrid key sends its marketing mail. */
export const integrations = businessTable(
  'integrations',
  {
    id: uuid('id').notNull(),
    provider: text('provider').$type<'sendgrid'>().notNull(),
    active: boolean('active').notNull(),
    email_config: jsonb('email_config').$type<EmailConfig>().notNull(),
    /** The last four characters of the key, to know it by. */
    key_end: text('key_end'),
    /** What the provider signs its reports with: the public half, as it shows it (base64 of DER). */
    report_key: text('report_key'),
    /** Counts what was saved: a refusal of an earlier key says nothing of the present one. */
    generation: integer('generation').notNull().default(1),
    /** When the provider refused the key or the sender, and its words; nothing goes out until it is saved anew. */
    refused_at: moment('refused_at'),
    refusal: text('refusal'),
    /** What the domain of From Email said of who may send in its name, and when. */
    domain_checks: jsonb('domain_checks').$type<DomainChecks>(),
    domain_checked_at: moment('domain_checked_at'),
    created_at: createdAt(),
  },
  (t) => [unique('integrations_provider').on(t.business_id, t.provider), crossing()],
)
