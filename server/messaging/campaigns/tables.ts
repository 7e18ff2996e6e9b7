import { sql } from 'drizzle-orm'
import { index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import type { Block } from '#server/messaging/blocks/contract.ts'
import type { Review } from '#server/messaging/foreign-links/tables.ts'
import type { Gift } from '#server/messaging/gifts/config.ts'
import { belongsTo, businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment, version } from '#server/platform/database/columns.ts'
import type { Language } from '#server/platform/text/languages.ts'
import type { CampaignStatus, Exclusion, Withdrawal } from './words.ts'

/** Whom a campaign goes to, among those who agreed. A segment is one's id, or 'ready:<name>'. */
export type CampaignAudience =
  | { kind: 'all' }
  | { kind: 'segment'; segment: string }
  | { kind: 'picked'; customer_ids: string[] }

/** The subject and the blocks are an email's; with blocks the body is their words. */
type Words = { subject: string; body: string; blocks?: Block[] | null }

/** What one reads: the business's own words, and the same in other languages, each once. */
export type CampaignText = Words & { translations?: (Words & { language: Language })[] }

/** What each recipient is given, whose code {code} stands for, made when their message is queued. */
export type CampaignOffer = { kind: 'rebate_code'; program_id: string } | ({ kind: 'reward' } & Gift)

/** A message that one person wrote for many. */
export const campaigns = businessTable(
  'campaigns',
  {
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<'email' | 'sms'>().notNull(),
    status: text('status').$type<CampaignStatus>().notNull().default('draft'),
    /** Why it is paused or failed, in words for the business's owner. */
    status_reason: text('status_reason'),
    /** How many it goes to, once it has started: without who is excluded or held out. */
    recipient_count: integer('recipient_count').notNull().default(0),
    audience: jsonb('audience').$type<CampaignAudience>().notNull().default({ kind: 'all' }),
    /** Where the text was copied from. */
    template_id: uuid('template_id'),
    /** One text, or two of which each recipient is given one by lot. */
    texts: jsonb('texts').$type<CampaignText[]>().notNull(),
    offer: jsonb('offer').$type<CampaignOffer>(),
    /** Of 100 who could be written to, how many are not, to tell what the campaign did. */
    holdout_percent: integer('holdout_percent').notNull().default(10),
    /** Messages a minute at most; null is without a limit. */
    throttle_per_minute: integer('throttle_per_minute'),
    scheduled_for: moment('scheduled_for'),
    /** What has not been sent by then is not sent. */
    not_after: moment('not_after'),
    /** When its recipients were chosen. */
    started_at: moment('started_at'),
    /** When it was last started, or resumed: failures are counted from here. */
    going_since: moment('going_since'),
    sent_at: moment('sent_at'),
    /** Of a new business, with links to other hosts: a super admin looks at it before it goes. */
    review: text('review').$type<Review>(),
    review_asked_at: moment('review_asked_at'),
    version: version(),
    created_at: createdAt(),
  },
  (t) => [
    index('campaigns_created').on(t.business_id, t.created_at, t.id),
    index('campaigns_to_review').on(t.review_asked_at).where(sql`review = 'asked'`),
    index('campaigns_under_way').on(t.status).where(sql`status in ('scheduled', 'sending')`),
    crossing(),
  ],
)

/**
 * Everybody that a campaign looked at, drawn when it started; what became of a message stands in communication_logs.
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
    /** Which of the texts, from 0. */
    variant: integer('variant').notNull().default(0),
    message_id: uuid('message_id'),
    /** What the campaign gave them. */
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
