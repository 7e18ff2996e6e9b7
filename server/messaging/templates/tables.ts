import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Block } from '#server/messaging/blocks/contract.ts'
import { businessTable } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, isHourOrNone, version } from '#server/platform/database/columns.ts'
import type { Language } from '#server/platform/text/languages.ts'
import type { EmailTrigger, SmsTrigger, TriggerConfig } from './triggers.ts'

/** Types of templates that a person sends at a moment they choose; those of other triggers are about an event. */
export const byHand = { sms: ['custom'], email: ['promotional', 'custom'] } as const satisfies {
  sms: SmsTrigger[]
  email: EmailTrigger[]
}
export type SmsTranslation = { language: Language; message_template: string }
export type EmailTranslation = { language: Language; subject: string; body: string; blocks: Block[] | null }

export const smsTemplates = businessTable(
  'sms_templates',
  {
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    trigger_type: text('trigger_type').$type<SmsTrigger>().notNull(),
    message_template: text('message_template').notNull(),
    /** Translations, each language once. */
    translations: jsonb('translations').$type<SmsTranslation[]>().notNull().default([]),
    active: boolean('active').notNull().default(true),
    config: jsonb('config').$type<TriggerConfig>().notNull().default({}),
    version: version(),
    created_at: createdAt(),
    /** The idempotency key under which it was made, and the hash of what was asked for. */
    idempotency_key: text('idempotency_key'),
    input_hash: text('input_hash'),
  },
  (t) => [
    unique('sms_templates_key').on(t.business_id, t.idempotency_key),
    index('sms_templates_trigger').on(t.business_id, t.trigger_type),
    check('sms_templates_send_hour', isHourOrNone(sql`config ->> 'sendHour'`)),
    crossing(),
  ],
)

export const emailTemplates = businessTable(
  'email_templates',
  {
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    /** The words of the blocks, if there are any. */
    body: text('body').notNull(),
    blocks: jsonb('blocks').$type<Block[]>(),
    /** Translations, each language once. */
    translations: jsonb('translations').$type<EmailTranslation[]>().notNull().default([]),
    /** Hosts that its links lead to, without ours and the business's own, as of the last save. */
    links_to: text('links_to').array().notNull().default(sql`'{}'::text[]`),
    trigger_type: text('trigger_type').$type<EmailTrigger>().notNull(),
    active: boolean('active').notNull().default(true),
    config: jsonb('config').$type<TriggerConfig>().notNull().default({}),
    version: version(),
    created_at: createdAt(),
    /** The idempotency key under which it was made, and the hash of what was asked for. */
    idempotency_key: text('idempotency_key'),
    input_hash: text('input_hash'),
  },
  (t) => [
    unique('email_templates_key').on(t.business_id, t.idempotency_key),
    index('email_templates_trigger').on(t.business_id, t.trigger_type),
    check('email_templates_send_hour', isHourOrNone(sql`config ->> 'sendHour'`)),
    crossing(),
  ],
)
