import { sql } from 'drizzle-orm'
import { index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { customers } from '#server/loyalty/customers/tables.ts'
import { belongsTo, businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment } from '#server/platform/database/columns.ts'

/** The Mailchimp account of a business, and the audience that its customers are synced with. */
export const mailchimpConnections = businessTable(
  'mailchimp_connections',
  {
    /** Sealed with the keyring. */
    api_key: text('api_key').notNull(),
    /** The last characters of the key, which tell it from others. */
    key_end: text('key_end').notNull(),
    list_id: text('list_id'),
    list_name: text('list_name'),
    webhook_id: text('webhook_id'),
    /** SHA-256 of the secret in the webhook's address. */
    webhook_hash: text('webhook_hash'),
    /** Counts the saves of a key or audience: an outcome under an earlier one is ignored. */
    generation: integer('generation').notNull().default(1),
    /** When Mailchimp refused the key or the audience, and its words; nothing is synced until one is saved anew. */
    refused_at: moment('refused_at'),
    refusal: text('refusal'),
    /** A problem that passes by itself: Mailchimp's words, its count in a row, and the next try. */
    trouble: text('trouble'),
    failures: integer('failures').notNull().default(0),
    next_try_at: moment('next_try_at'),
    /** Number of customers that waited when the audience was chosen. */
    backfill_total: integer('backfill_total').notNull().default(0),
    /**
     * Members of the audience read since it was connected, in search of those who withdrew here; null once all are
     * read. `read_total` counts all of its members.
     */
    read_to: integer('read_to'),
    read_total: integer('read_total').notNull().default(0),
    /** Unsubscribes up to this moment are known. */
    checked_at: moment('checked_at'),
    created_at: createdAt(),
  },
  () => [key(), crossing()],
)

/** 'unasked' customers neither agreed nor withdrew here: the business itself may have put them into the audience. */
export type MemberState = 'waiting' | 'unasked' | 'subscribed' | 'left' | 'failed'

/**
 * Customers as Mailchimp knows them: one row each, however many changes wait. A customer who 'left', there or here, is
 * never subscribed by us again. Rows of customers in an audience stay after disconnecting, so that a withdrawal or an
 * erasure arrives once the audience is connected again.
 */
export const mailchimpMembers = businessTable(
  'mailchimp_members',
  {
    customer_id: uuid('customer_id').notNull(),
    /**
     * The address that Mailchimp has or, of an unasked customer, may have; null before it has one. The erasure of the
     * customer needs it.
     */
    email: text('email'),
    /** The audience that the row is about. */
    list_id: text('list_id'),
    /** Former addresses of the customer, which we archived at Mailchimp. */
    archived: text('archived').array().notNull().default(sql`'{}'::text[]`),
    state: text('state').$type<MemberState>().notNull().default('waiting'),
    /** Reason of the failure, in Mailchimp's words. */
    failure: text('failure'),
    /** Tags that we set. */
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** Fingerprint of the data that Mailchimp was last sent: the same data is not sent again. */
    told: text('told'),
    /** When the waiting change came; null if none waits. */
    due_at: moment('due_at'),
  },
  (t) => [
    key(t.customer_id),
    index('mailchimp_members_due').on(t.business_id, t.due_at, t.customer_id).where(sql`due_at is not null`),
    index('mailchimp_members_email').on(t.business_id, t.email).where(sql`email is not null`),
    belongsTo(t.customer_id, customers),
    crossing(),
  ],
)
