import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import { emailTemplates, smsTemplates } from '#server/messaging/templates/tables.ts'
import { belongsTo, businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, isHourOrNone, moment, version } from '#server/platform/database/columns.ts'
import type { TriggerKind, TriggerSettings } from './kinds.ts'

/**
 * A business's settings of its triggers; a trigger without a row has the usual ones. The specification's kinds are on
 * while a template of theirs is active; ours since `switched_on_at`. No kind sends an inactive template.
 */
export const triggers = businessTable(
  'triggers',
  {
    kind: text('kind').$type<TriggerKind>().notNull(),
    switched_on_at: moment('switched_on_at'),
    sms_template_id: uuid('sms_template_id'),
    email_template_id: uuid('email_template_id'),
    /** Delay after the cause, for kinds that follow an event. */
    delay_minutes: integer('delay_minutes').notNull().default(0),
    holdout_percent: integer('holdout_percent').notNull().default(0),
    settings: jsonb('settings').$type<TriggerSettings>().notNull().default({}),
    version: version(),
    created_at: createdAt(),
  },
  (t) => [
    key(t.kind),
    check('triggers_send_hour', isHourOrNone(sql`settings ->> 'sendHour'`)),
    check('triggers_holdout', sql`holdout_percent between 0 and 50`),
    belongsTo(t.sms_template_id, smsTemplates),
    belongsTo(t.email_template_id, emailTemplates),
    crossing(),
  ],
)

/** Customers whom a trigger met and held out, to compare with those written to. Drawn anew for each cause. */
export const triggerHoldouts = businessTable(
  'trigger_holdouts',
  {
    /** Like the dedupe key of a message, without the channel. */
    dedupe_key: text('dedupe_key').notNull(),
    kind: text('kind').$type<TriggerKind>().notNull(),
    customer_id: uuid('customer_id').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    key(t.dedupe_key),
    index('trigger_holdouts_kind').on(t.business_id, t.kind, t.created_at),
    belongsTo(t.customer_id, customers),
  ],
)
