import { sql } from 'drizzle-orm'
import { index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment, whole } from '#server/platform/database/columns.ts'
import type { TestType, WebhookType } from './types.ts'

/**
 * 'failing': paused by us, because nothing arrived there for days. 'gone': the endpoint answered 410. A 'deleted' one is
 * no longer shown, and goes with its deliveries in the next daily round.
 */
export type EndpointState = 'active' | 'paused' | 'failing' | 'gone' | 'deleted'

/** A secret that was replaced, and signs beside the new one until a moment (ISO 8601). */
export type FormerSecret = { secret: string; until: string }

/** Addresses of a business's own programs, which are told what happens. */
export const webhookEndpoints = businessTable(
  'webhook_endpoints',
  {
    id: uuid('id').notNull(),
    url: text('url').notNull(),
    description: text('description').notNull(),
    types: text('types').array().notNull().$type<WebhookType[]>(),
    /** Sealed with the keyring, as the former ones. */
    secret: text('secret').notNull(),
    former_secrets: jsonb('former_secrets').$type<FormerSecret[]>().notNull().default([]),
    state: text('state').$type<EndpointState>().notNull().default('active'),
    state_since: moment('state_since').notNull(),
    /** Since when every try has failed; null after one that arrived. */
    failing_since: moment('failing_since'),
    created_at: createdAt(),
    /** Who made the endpoint, changed or resumed it last, and so answers for its address. */
    made_by: uuid('made_by'),
    /** The key of the request that made the endpoint, so that a repeated one makes no second endpoint. */
    idempotency_key: text('idempotency_key').notNull(),
  },
  (t) => [uniqueIndex('webhook_endpoints_key').on(t.business_id, t.idempotency_key), crossing()],
)

/** The last number that an event of a customer, or of the business itself, got. */
export const webhookSequences = businessTable(
  'webhook_sequences',
  { subject_id: uuid('subject_id').notNull(), last: whole('last').notNull() },
  (t) => [key(t.subject_id)],
)

/** Events as endpoints are told them. They are kept for 30 days, so that they can be sent again. */
export const webhookEvents = businessTable(
  'webhook_events',
  {
    /** The receiver's webhook-id: the same for every try and every endpoint. */
    id: uuid('id').notNull(),
    type: text('type').$type<WebhookType | TestType>().notNull(),
    /** The customer, or the business if the event is about none. */
    subject_id: uuid('subject_id').notNull(),
    /** The body, letter for letter as it is signed and sent. */
    body: text('body').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('webhook_events_time').on(t.business_id, t.created_at),
    index('webhook_events_subject').on(t.business_id, t.subject_id),
  ],
)

/** `stopped`: the endpoint was gone before it was sent. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'stopped'
export type DeliveryCause = 'event' | 'test' | 'again' | 'replay'

/** Why no answer came: no address that may be called, no host of the name, the time limit, TLS, or the connection. */
export type Unanswered = 'address' | 'name' | 'slow' | 'certificate' | 'connection'

/** A try: when it began (ISO 8601), how long it took, and what was answered, at most `KEPT_ANSWER` characters of it. */
export type Try = {
  at: string
  ms: number
  status: number | null
  answer: string
  unanswered: Unanswered | null
}

/** An event on its way to one endpoint, and its log. */
export const webhookDeliveries = businessTable(
  'webhook_deliveries',
  {
    id: uuid('id').notNull(),
    endpoint_id: uuid('endpoint_id').notNull(),
    event_id: uuid('event_id').notNull(),
    cause: text('cause').$type<DeliveryCause>().notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    tries: jsonb('tries').$type<Try[]>().notNull().default([]),
    /** Sending reads it across businesses, without the answers in `tries`. */
    tried: integer('tried')
      .notNull()
      .generatedAlwaysAs(
        sql`case jsonb_typeof(tries) when 'array' then jsonb_array_length(tries) else 0 end`,
      ),
    /** When it is next tried. During a try it is the moment from which another process may try it, too. */
    due_at: moment('due_at').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_due')
      .on(t.business_id, t.endpoint_id, t.due_at, t.id)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_log').on(t.business_id, t.endpoint_id, t.created_at, t.id),
    index('webhook_deliveries_event').on(t.business_id, t.event_id),
    uniqueIndex('webhook_deliveries_once')
      .on(t.business_id, t.event_id, t.endpoint_id)
      .where(sql`cause = 'event'`),
    belongsTo(t.endpoint_id, webhookEndpoints),
    belongsTo(t.event_id, webhookEvents),
    crossing(),
  ],
)
