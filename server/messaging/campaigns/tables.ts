import { sql } from 'drizzle-orm'
import { index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Block } from '#server/messaging/blocks/contract.ts'
import type { Review } from '#server/messaging/foreign-links/tables.ts'
import type { Gift } from '#server/messaging/gifts/config.ts'
import { belongsTo, businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment, version } from '#server/platform/database/columns.ts'
import type { Language } from '#server/platform/text/languages.ts'
import type { CampaignStatus, Exclusion, Withdrawal } from './words.ts'

/** The customers a campaign goes to, among those who agreed. `segment` is a segment's id, or 'ready:<name>'. */
export type CampaignAudience =
  | { kind: 'all' }
  | { kind: 'segment'; segment: string }
  | { kind: 'picked'; customer_ids: string[] }

/** Only emails have a subject and blocks. With blocks, the body is the words of the blocks. */
type Words = { subject: string; body: string; blocks?: Block[] | null }

/** A text in the business's own words, with at most one translation for each language. */
export type CampaignText = Words & { translations?: (Words & { language: Language })[] }

/** The offer to each recipient, made when their message is queued. {code} stands for its code. */
export type CampaignOffer = { kind: 'rebate_code'; program_id: string } | ({ kind: 'reward' } & Gift)

/** A message that one person wrote for many. */
export const campaigns = businessTable(
  'campaigns',
  {
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<'email' | 'sms'>().notNull(),
    status: text('status').$type<CampaignStatus>().notNull().default('draft'),
    /** The reason it is paused or failed, in words for the business's owner. */
    status_reason: text('status_reason'),
    /** Number of recipients, once it has started: without customers who are excluded or held out. */
    recipient_count: integer('recipient_count').notNull().default(0),
    audience: jsonb('audience').$type<CampaignAudience>().notNull().default({ kind: 'all' }),
    /** The template that the text was copied from. */
    template_id: uuid('template_id'),
    /** One text, or two, of which each recipient is given one by lot. */
    texts: jsonb('texts').$type<CampaignText[]>().notNull(),
    offer: jsonb('offer').$type<CampaignOffer>(),
    /** Percentage of the reachable customers who get no message, to measure what the campaign did. */
    holdout_percent: integer('holdout_percent').notNull().default(10),
    /** Messages a minute at most; null is without a limit. */
    throttle_per_minute: integer('throttle_per_minute'),
    scheduled_for: moment('scheduled_for'),
    /** Messages that have not been sent by then are not sent. */
    not_after: moment('not_after'),
    /** The moment its recipients were chosen. */
    started_at: moment('started_at'),
    /** The moment it was last started or resumed: failures are counted from here. */
    going_since: moment('going_since'),
    sent_at: moment('sent_at'),
    /** A super admin's review of a new business's campaign with links to other hosts, before it goes. */
    review: text('review').$type<Review>(),
    review_asked_at: moment('review_asked_at'),
    version: version(),
    created_at: createdAt(),
    /** The idempotency key under which it was made, and the hash of what was asked for. */
    idempotency_key: text('idempotency_key'),
    input_hash: text('input_hash'),
  },
  (t) => [
    unique('campaigns_key').on(t.business_id, t.idempotency_key),
    index('campaigns_created').on(t.business_id, t.created_at, t.id),
    index('campaigns_to_review').on(t.review_asked_at).where(sql`review = 'asked'`),
    index('campaigns_under_way').on(t.status).where(sql`status in ('scheduled', 'sending')`),
    crossing(),
  ],
)

/**
 * Everybody that a campaign looked at, drawn when it started. The state of a message is in communication_logs.
 * Customers are not a foreign key: checking it would write a lock into the row of every customer while tills want it.
 */
export const campaignRecipients = businessTable(
  'campaign_recipients',
  {
    campaign_id: uuid('campaign_id').notNull(),
    customer_id: uuid('customer_id').notNull(),
    state: text('state')
      .$type<'waiting' | 'queued' | 'excluded' | 'held_out' | 'withdrawn'>()
      .notNull()
      .default('waiting'),
    reason: text('reason').$type<Exclusion | Withdrawal>(),
    /** Index of the text, from 0. */
    variant: integer('variant').notNull().default(0),
    message_id: uuid('message_id'),
    /** The reward that the campaign gave them. */
    customer_reward_id: uuid('customer_reward_id'),
  },
  (t) => [
    key(t.campaign_id, t.customer_id),
    index('campaign_recipients_waiting')
      .on(t.business_id, t.campaign_id, t.customer_id)
      .where(sql`state = 'waiting'`),
    index('campaign_recipients_customer').on(t.business_id, t.customer_id),
    belongsTo(t.campaign_id, campaigns),
    crossing(),
  ],
)
