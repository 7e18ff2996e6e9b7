import { z } from '@hono/zod-openapi'
import { makerView } from '#server/identity/api-keys/contract.ts'
import {
  defineRoute,
  id,
  idempotencyKey,
  json,
  listOf,
  listQuery,
  shortListQuery,
  timestamp,
} from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'
import { TEST_TYPE, webhookTypes } from './types.ts'

export type { WebhookType } from './types.ts'

const type = z.enum(webhookTypes)
/** Most characters of an address. */
const LONGEST_URL = 500

export const webhookEndpointView = z
  .object({
    id,
    url: z.string(),
    description: z.string(),
    types: z.array(type),
    /**
     * 'failing' was paused by us, because nothing arrived there for days; 'gone' answered 410. Nothing is sent to any
     * but an 'active' one, tests aside.
     */
    state: z.enum(['active', 'paused', 'failing', 'gone']),
    state_since: timestamp,
    /** Since when every try has failed; null after one that arrived. */
    failing_since: timestamp.nullable(),
    /** Until when a replaced secret signs, too; null if none does. */
    former_secret_until: timestamp.nullable(),
    /** Deliveries that wait for their first or their next try, counted to a thousand. */
    waiting: z.int(),
    created_at: timestamp,
    /** Who made it, changed or resumed it last; null if unknown. It pauses when they leave the team. */
    maker: makerView.nullable(),
  })
  .openapi('WebhookEndpoint')
export type WebhookEndpointView = z.infer<typeof webhookEndpointView>

const endpointBody = z.strictObject({
  url: z.string().trim().min(1, 'Enter an address').max(LONGEST_URL),
  description: nameField(100).default(''),
  types: z.array(type).min(1, 'Choose at least one type of event').max(webhookTypes.length),
})

const ofEndpoint = z.object({ id })
const withSecret = webhookEndpointView.extend({ secret: z.string() })

export const makeWebhookEndpoint = defineRoute({
  operation: 'makeWebhookEndpoint',
  method: 'post',
  path: '/app/webhooks',
  permission: 'business admin',
  provenOwner: true,
  asksAgain: true,
  summary: 'Tell a program of the shop’s own what happens; the secret that signs is shown this once',
  request: { headers: idempotencyKey, body: json(endpointBody) },
  makes: withSecret,
})

export const listWebhookEndpoints = defineRoute({
  operation: 'listWebhookEndpoints',
  method: 'get',
  path: '/app/webhooks',
  permission: 'business admin',
  whileImpersonating: 'settings',
  summary: 'The shop’s webhook endpoints, newest first',
  request: { query: shortListQuery },
  returns: listOf(webhookEndpointView).extend({ most: z.int() }),
})

export const editWebhookEndpoint = defineRoute({
  operation: 'editWebhookEndpoint',
  method: 'put',
  path: '/app/webhooks/{id}',
  permission: 'business admin',
  provenOwner: true,
  asksAgain: true,
  summary: 'Change the address, the description and the types of events of an endpoint',
  request: { params: ofEndpoint, body: json(endpointBody) },
  returns: webhookEndpointView,
})

export const deleteWebhookEndpoint = defineRoute({
  operation: 'deleteWebhookEndpoint',
  method: 'delete',
  path: '/app/webhooks/{id}',
  permission: 'business admin',
  summary: 'Delete an endpoint: nothing more is sent there, not even what waits',
  request: { params: ofEndpoint },
})

export const pauseWebhookEndpoint = defineRoute({
  operation: 'pauseWebhookEndpoint',
  method: 'post',
  path: '/app/webhooks/{id}/pause',
  permission: 'business admin',
  summary: 'Send nothing for now; what waits goes on later, what happens meanwhile can be replayed',
  request: { params: ofEndpoint },
  returns: webhookEndpointView,
})

export const resumeWebhookEndpoint = defineRoute({
  operation: 'resumeWebhookEndpoint',
  method: 'post',
  path: '/app/webhooks/{id}/resume',
  permission: 'business admin',
  provenOwner: true,
  summary: 'Send again, to an endpoint that was paused, failed or was gone',
  request: { params: ofEndpoint },
  returns: webhookEndpointView,
})

export const replaceWebhookSecret = defineRoute({
  operation: 'replaceWebhookSecret',
  method: 'post',
  path: '/app/webhooks/{id}/replace-secret',
  permission: 'business admin',
  provenOwner: true,
  asksAgain: true,
  summary: 'Make a new secret, shown this once; the old one signs beside it for a day',
  request: { params: ofEndpoint },
  returns: withSecret,
})

export const testWebhookEndpoint = defineRoute({
  operation: 'testWebhookEndpoint',
  method: 'post',
  path: '/app/webhooks/{id}/test',
  permission: 'business admin',
  provenOwner: true,
  summary: 'Send a test event, once and also to a paused endpoint',
  request: { params: ofEndpoint },
  returns: z.object({ delivery_id: id }),
})

export const replayWebhookEvents = defineRoute({
  operation: 'replayWebhookEvents',
  method: 'post',
  path: '/app/webhooks/{id}/replay',
  permission: 'business admin',
  provenOwner: true,
  summary: 'Send the events of a time span again, of the last 30 days',
  request: {
    params: ofEndpoint,
    body: json(
      z.strictObject({
        /** The first and the last day, by the business's calendar. */
        from: z.iso.date('Choose a day'),
        to: z.iso.date('Choose a day'),
        /** 'missed' leaves out what the endpoint has taken. */
        which: z.enum(['missed', 'all']).default('missed'),
      }),
    ),
  },
  returns: z.object({ events: z.int() }),
})

const tryView = z.object({
  at: timestamp,
  ms: z.int(),
  /** Null where no answer came; `unanswered` says why. */
  status: z.int().nullable(),
  /** The beginning of the answer. */
  answer: z.string(),
  unanswered: z.enum(['address', 'name', 'slow', 'certificate', 'connection']).nullable(),
})

export const webhookDeliveryView = z
  .object({
    id,
    /** The `webhook-id` under which the endpoint gets it, each time. */
    event_id: id,
    type: z.enum([...webhookTypes, TEST_TYPE]),
    cause: z.enum(['event', 'test', 'again', 'replay']),
    state: z.enum(['waiting', 'delivered', 'failed', 'stopped']),
    tried: z.int(),
    /** The last try. */
    last: tryView.omit({ answer: true }).nullable(),
    /** When it is tried next, after one that failed; null otherwise. */
    due_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .openapi('WebhookDelivery')
export type WebhookDeliveryView = z.infer<typeof webhookDeliveryView>

export const webhookDeliveryDetail = webhookDeliveryView.extend({ body: z.string(), tries: z.array(tryView) })
export type WebhookDeliveryDetail = z.infer<typeof webhookDeliveryDetail>

export const listWebhookDeliveries = defineRoute({
  operation: 'listWebhookDeliveries',
  method: 'get',
  path: '/app/webhooks/{id}/deliveries',
  permission: 'business admin',
  whileImpersonating: 'settings',
  summary: 'What was sent to an endpoint in the last 30 days, newest first',
  request: { params: ofEndpoint, query: z.strictObject(listQuery({ usual: 20, most: 100 })) },
  returns: listOf(webhookDeliveryView),
})

export const readWebhookDelivery = defineRoute({
  operation: 'readWebhookDelivery',
  method: 'get',
  path: '/app/webhook-deliveries/{id}',
  permission: 'business admin',
  summary: 'One delivery with its body and the answers to each try',
  request: { params: z.object({ id }) },
  returns: webhookDeliveryDetail,
})

export const sendWebhookAgain = defineRoute({
  operation: 'sendWebhookAgain',
  method: 'post',
  path: '/app/webhook-deliveries/{id}/resend',
  permission: 'business admin',
  provenOwner: true,
  summary: 'Send an event to its endpoint again, under the same id',
  request: { params: z.object({ id }) },
  returns: z.object({ delivery_id: id }),
})
