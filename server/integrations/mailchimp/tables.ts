import { sql } from 'drizzle-orm'
import { index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import { belongsTo, businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, moment } from '#server/platform/database/columns.ts'

/** The Mailchimp account of a business, and the audience that its customers are synced with. */
export const mailchimpConnections = businessTable(
  'mailchimp_connections',
  {
    /** Sealed with the keyring. */
    api_key: text('api_key').notNull(),
    /** The last characters of the key, to know it by. */
    key_end: text('key_end').notNull(),
    list_id: text('list_id'),
    list_name: text('list_name'),
    webhook_id: text('webhook_id'),
    /** SHA-256 of the secret in the webhook's address. */
    webhook_hash: text('webhook_hash'),
    /** Counts what was saved: a refusal of an earlier key says nothing of the present one. */
    generation: integer('generation').notNull().default(1),
    /** When Mailchimp refused the key, and its words; nothing is synced until it is saved anew. */
    refused_at: moment('refused_at'),
    refusal: text('refusal'),
    /** What passes by itself: what it said, how often in a row, and when it is tried again. */
    trouble: text('trouble'),
    failures: integer('failures').notNull().default(0),
    next_try_at: moment('next_try_at'),
    /** How many customers waited when the audience was chosen. */
    backfill_total: integer('backfill_total').notNull().default(0),
    /**
     * How many members of the audience were read since it was connected, in search of who withdrew here; null once all
     * were. And how many it has.
     */
    read_to: integer('read_to'),
    read_total: integer('read_total').notNull().default(0),
    /** Unsubscribes are known up to here. */
    checked_at: moment('checked_at'),
    created_at: createdAt(),
  },
  () => [key()],
)

/** 'unasked' is who never agreed here nor ended it: the business itself may have put them into the audience. */
export type MemberState = 'waiting' | 'unasked' | 'subscribed' | 'left' | 'failed'

/**
 * What is known of each customer at Mailchimp: one row, however many changes wait. Who has 'left', there or here, is never
 * subscribed by us again. What an audience has of them stays known after disconnecting, so that a withdrawal or an erasure
 * arrives once the audience is connected again.
 */
export const mailchimpMembers = businessTable(
  'mailchimp_members',
  {
    customer_id: uuid('customer_id').notNull(),
    /**
     * The address that Mailchimp has, or may have of who is unasked; null before it has one. Needed to take it back once the
     * customer is erased.
     */
    email: text('email'),
    /** The audience that the row is about. */
    list_id: text('list_id'),
    /** Their former addresses, which we archived there ourselves. */
    archived: text('archived').array().notNull().default(sql`'{}'::text[]`),
    state: text('state').$type<MemberState>().notNull().default('waiting'),
    /** Why it failed, in Mailchimp's words. */
    failure: text('failure'),
    /** Those that we set. */
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** A fingerprint of what Mailchimp was told last: what changes nothing there is not sent. */
    told: text('told'),
    /** When the change came that waits; null when nothing does. */
    due_at: moment('due_at'),
  },
  (t) => [
    key(t.customer_id),
    index('mailchimp_members_due').on(t.business_id, t.due_at, t.customer_id).where(sql`due_at is not null`),
    index('mailchimp_members_email').on(t.business_id, t.email).where(sql`email is not null`),
    belongsTo(t.customer_id, customers),
  ],
)
