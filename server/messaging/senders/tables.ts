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
    /** The last four characters of the key, which tell it from others. */
    key_end: text('key_end'),
    /** Public key of the provider's signed reports, as the provider shows it (base64 of DER). */
    report_key: text('report_key'),
    /** Counts the saves: a refusal of an earlier key is ignored. */
    generation: integer('generation').notNull().default(1),
    /** When the provider refused the key or sender, and its words; no marketing mail goes until it is saved anew. */
    refused_at: moment('refused_at'),
    refusal: text('refusal'),
    /** Results of the checks of From Email's domain, and their time. */
    domain_checks: jsonb('domain_checks').$type<DomainChecks>(),
    domain_checked_at: moment('domain_checked_at'),
    created_at: createdAt(),
  },
  (t) => [unique('integrations_provider').on(t.business_id, t.provider), crossing()],
)
