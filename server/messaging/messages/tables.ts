import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import { belongsTo, businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment, openToApplication, whole } from '#server/platform/database/columns.ts'
import { type MessageState, type MessageStatus, messageStates, statusOf } from './config.ts'

/**
 * 'marketing' needs consent and quiet hours. An 'answer' is a person's reply to what a customer has just texted, and
 * needs neither. 'service' was asked for by its receiver or concerns the business's own people. 'code' signs a customer
 * in, which goes on while the business is suspended.
 */
export type Purpose = 'marketing' | 'answer' | 'service' | 'code'

/** True for messages that take of the business's allowance and credits. */
export const isCharged = ({ purpose }: { purpose: Purpose }): boolean =>
  purpose === 'marketing' || purpose === 'answer'

/** A customer's request by text that the platform has fulfilled, so that nobody needs to answer it. */
export type Keyword = 'stop' | 'start' | 'help'

/** Refused at once by the mail server, returned later, reported as spam, or unsubscribed from. */
export type TurnedAway = 'refused' | 'bounced' | 'complained' | 'unsubscribed'

/** Kept in a message for its campaign. */
export type Aftermath = {
  /** True if it failed or was withheld, and a second try may mend that. */
  may_go_again?: boolean
  /** The moment its receiver ended their consent to emails by a link in it. */
  ended_consent_at?: string
}

const inSql = (words: string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))
const statesOf = (status: MessageStatus) => inSql(messageStates.filter((state) => statusOf[state] === status))

/**
 * Every SMS and email: written pending in the transaction that caused it, settled by the worker. Also the texts of
 * customers, which are there at once.
 * `state` is the exact state. The specification's `status` (pending, sent, failed) is derived from it.
 */
export const communicationLogs = businessTable(
  'communication_logs',
  {
    id: uuid('id').notNull(),
    customer_id: uuid('customer_id'),
    type: text('type').$type<'sms' | 'email'>().notNull(),
    /** 'in' is a text that a customer wrote; `recipient` is then their phone. */
    direction: text('direction').$type<'out' | 'in'>().notNull().default('out'),
    /** The moment staff first read a customer's text. */
    read_at: moment('read_at'),
    /** The moment staff were done with a customer's text: nothing is left to answer. */
    done_at: moment('done_at'),
    keyword: text('keyword').$type<Keyword>(),
    /** The member of staff who wrote it by hand. */
    staff_name: text('staff_name'),
    purpose: text('purpose').$type<Purpose>().notNull(),
    /** Names the cause, so that nothing is sent twice for it. */
    dedupe_key: text('dedupe_key').notNull(),
    recipient: text('recipient').notNull(),
    recipient_name: text('recipient_name'),
    /** The campaign that it belongs to. */
    campaign_id: uuid('campaign_id'),
    template_id: uuid('template_id'),
    template_name: text('template_name'),
    subject: text('subject'),
    /** Shown in the history. */
    content: text('content').notNull(),
    /** Sent instead of `content` where the history must not show it (codes, links to a card); removed once settled. */
    outgoing: text('outgoing'),
    state: text('state').$type<MessageState>().notNull().default('queued'),
    status: text('status')
      .$type<MessageStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when state in (${statesOf('sent')}) then 'sent' when state in (${statesOf('failed')}) then 'failed' else 'pending' end`,
      ),
    /** The reason it was not sent, in words for the business's owner. */
    failure: text('failure'),
    provider: text('provider'),
    provider_id: text('provider_id'),
    /** SMS segments of the rendered text; 1 for an email. */
    segments: integer('segments').notNull().default(1),
    /** Taken from the monthly allowance, and in credits beyond it, when claimed; given back on a definite failure. */
    allowance_taken: integer('allowance_taken').notNull().default(0),
    /** The business's month ('YYYY-MM') whose allowance was taken. */
    allowance_month: text('allowance_month'),
    credits_taken: whole('credits_taken').notNull().default(0),
    attempt: integer('attempt').notNull().default(0),
    /** The process that claimed it last. */
    claimed_by: uuid('claimed_by'),
    /** While 'queued': the moment it may go. While 'sending': the moment the claim counts as abandoned. */
    due_at: moment('due_at').notNull(),
    /** The kind of the trigger that sent it, for its results. */
    trigger_kind: text('trigger_kind'),
    /**
     * Marketing that answers no act of the customer: the weekly cap of its receiver counts it, and may keep it back.
     */
    capped: boolean('capped').notNull().default(false),
    /** The way its receiver, or their mail server, turned away from a marketing mail. */
    turned_away: text('turned_away').$type<TurnedAway>(),
    metadata: jsonb('metadata').$type<Record<string, unknown> & Aftermath>().notNull().default({}),
    /** True if it was sent with the pixel that counts its opening. */
    has_pixel: boolean('has_pixel').notNull().default(false),
    opened_at: moment('opened_at'),
    open_count: integer('open_count').notNull().default(0),
    /** Fetches by scanners and privacy proxies, which say nothing about the reader. */
    machine_open_count: integer('machine_open_count').notNull().default(0),
    sent_at: moment('sent_at'),
    created_at: createdAt(),
  },
  (t) => [
    check('communication_logs_state', sql`state in (${inSql(messageStates)})`),
    unique('communication_logs_occurrence').on(t.business_id, t.dedupe_key),
    index('communication_logs_created').on(t.business_id, t.created_at),
    index('communication_logs_customer').on(t.business_id, t.customer_id, t.created_at),
    index('communication_logs_capped').on(t.business_id, t.due_at, t.customer_id).where(sql`capped`),
    index('communication_logs_capped_to').on(t.business_id, t.recipient, t.due_at).where(sql`capped`),
    index('communication_logs_turned_away').on(t.business_id, t.due_at).where(sql`turned_away is not null`),
    index('communication_logs_trigger')
      .on(t.business_id, t.trigger_kind, t.created_at)
      .where(sql`trigger_kind is not null`),
    // Written when a mail is opened for the first time. Whole businesses are searched for customers who opened one
    // lately. The dashboard counts mails and those that were opened, however many there are.
    index('communication_logs_mails')
      .on(t.business_id, t.has_pixel, t.opened_at)
      .where(sql`type = 'email' and status = 'sent'`),
    index('communication_logs_opened')
      .on(t.business_id, t.opened_at, t.customer_id)
      .where(sql`opened_at is not null`),
    // Both directions of a phone, whoever has it by now. The business that last texted a phone is sought in all
    // businesses.
    index('communication_logs_phone').on(t.recipient, t.business_id, t.created_at).where(sql`type = 'sms'`),
    index('communication_logs_unread')
      .on(t.business_id, t.created_at)
      .where(sql`direction = 'in' and read_at is null`),
    index('communication_logs_undone')
      .on(t.business_id, t.created_at)
      .where(sql`direction = 'in' and done_at is null`),
    index('communication_logs_done')
      .on(t.business_id, t.created_at)
      .where(sql`direction = 'in' and done_at is not null`),
    index('communication_logs_received').on(t.business_id, t.created_at).where(sql`direction = 'in'`),
    index('communication_logs_received_from')
      .on(t.business_id, t.customer_id, t.created_at)
      .where(sql`direction = 'in'`),
    index('communication_logs_campaign')
      .on(t.business_id, t.campaign_id, t.state, t.id)
      .where(sql`campaign_id is not null`),
    index('communication_logs_unsettled').on(t.due_at).where(sql`state in ('queued', 'sending')`),
    belongsTo(t.customer_id, customers),
    crossing(),
  ],
)

/** Links of messages that somebody followed. A link that nobody followed has no row. */
export const messageLinks = businessTable(
  'message_links',
  {
    message_id: uuid('message_id').notNull(),
    /** Names the address among those of the message. */
    link: text('link').notNull(),
    /** The address it leads to; empty once the customer is erased. */
    url: text('url').notNull(),
    /** The moment a person first followed it. */
    clicked_at: moment('clicked_at'),
    click_count: integer('click_count').notNull().default(0),
    /** Follows by scanners, which follow every link. */
    machine_click_count: integer('machine_click_count').notNull().default(0),
  },
  (t) => [key(t.message_id, t.link), belongsTo(t.message_id, communicationLogs)],
)

/** STOPs, kept by sender number and keyed hash of the phone, across businesses: the sender is shared. */
export const suppressions = pgTable(
  'suppressions',
  {
    sender: text('sender').notNull(),
    phone_hash: text('phone_hash').notNull(),
    stopped: boolean('stopped').notNull(),
    changed_at: moment('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.phone_hash, t.sender] }), openToApplication()],
)

/**
 * Scopes in which a day's texts are counted, each with a limit of its own. Mails to customers have the same scopes,
 * under names of their own.
 */
export const textScopes = [
  'platform',
  'young businesses',
  'young business',
  'young network',
  'network',
  'wide network',
] as const
export type TextScope = (typeof textScopes)[number]
export type MailScope = `mail ${TextScope}`
export const mailScopes = textScopes.map((scope) => `mail ${scope}` as const)
export type DayScope = TextScope | MailScope

/** Texts of a day (UTC) in segments, and mails to customers, by scope. */
export const textCounts = pgTable(
  'text_counts',
  {
    /** 'YYYY-MM-DD' */
    day: text('day').notNull(),
    scope: text('scope').$type<DayScope>().notNull(),
    /** The business's id, or a network's keyed hash; '' where the scope has only one. */
    subject: text('subject').notNull(),
    sent: integer('sent').notNull().default(0),
    /** The moment the limit was reached: there was no room for another text, or none for one as long. */
    reached_at: moment('reached_at'),
  },
  (t) => [primaryKey({ columns: [t.day, t.scope, t.subject] }), openToApplication(), crossing()],
)
