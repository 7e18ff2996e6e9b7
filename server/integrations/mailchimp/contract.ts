import { createRoute, z } from '@hono/zod-openapi'
import { defineRoute, id, json, type Permission, timestamp } from '#server/platform/http/contract.ts'

export const mailchimpView = z
  .object({
    /** False on plans without Mailchimp, on which the sync waits. */
    allowed: z.boolean(),
    /** The plans that have Mailchimp, cheapest first. */
    plans: z.array(z.string()),
    /** The last characters of the stored key; null without one. The key itself is never returned. */
    api_key_end: z.string().nullable(),
    audience: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** Set while Mailchimp refuses the key or the audience: nothing is synced until one is saved anew. */
    refused: z.object({ at: timestamp, reason: z.string() }).nullable(),
    /** A problem that passes by itself, and the next try. */
    trouble: z.object({ reason: z.string(), next_try_at: timestamp }).nullable(),
    /** Mailchimp reports unsubscribes at once; without that we ask for them every night. */
    tells_at_once: z.boolean(),
    checked_at: timestamp.nullable(),
    /** Members read of a newly connected audience, in search of those who withdrew; null once all are read. */
    reading: z.object({ done: z.int(), total: z.int() }).nullable(),
    progress: z.object({ done: z.int(), total: z.int() }),
    counts: z.object({ subscribed: z.int(), left: z.int(), failed: z.int(), waiting: z.int() }),
    /** Some of the customers whom Mailchimp refused. */
    failed: z.array(z.object({ customer_id: id, name: z.string(), reason: z.string() })),
  })
  .openapi('MailchimpSync')
export type MailchimpView = z.infer<typeof mailchimpView>

export const readMailchimp = defineRoute({
  operation: 'readMailchimp',
  method: 'get',
  path: '/app/settings/mailchimp',
  permission: 'business admin',
  whileImpersonating: 'settings',
  summary: 'How the shop’s customers are synced with its Mailchimp audience',
  returns: mailchimpView,
})

export const saveMailchimpKey = defineRoute({
  operation: 'saveMailchimpKey',
  method: 'put',
  path: '/app/settings/mailchimp/key',
  permission: 'business admin',
  provenOwner: true,
  summary: 'Save a Mailchimp API key, once Mailchimp has taken it; what a refused one stopped goes on',
  request: {
    body: json(z.strictObject({ api_key: z.string().trim().min(1, 'Enter the API key').max(100) })),
  },
  returns: mailchimpView,
})

export const listMailchimpAudiences = defineRoute({
  operation: 'readMailchimpAudiences',
  method: 'get',
  path: '/app/settings/mailchimp/audiences',
  permission: 'business admin',
  summary: 'The audiences of the Mailchimp account',
  returns: z.object({
    api_key_end: z.string(),
    audiences: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})

export const chooseMailchimpAudience = defineRoute({
  operation: 'chooseMailchimpAudience',
  method: 'put',
  path: '/app/settings/mailchimp/audience',
  permission: 'business admin',
  provenOwner: true,
  summary: 'Sync with this audience: everybody who agreed to emails goes there',
  request: { body: json(z.strictObject({ audience_id: z.string().min(1, 'Choose an audience').max(50) })) },
  returns: mailchimpView,
})

export const retryMailchimp = defineRoute({
  operation: 'retryMailchimp',
  method: 'post',
  path: '/app/settings/mailchimp/retry',
  permission: 'business admin',
  provenOwner: true,
  summary: 'Try those again whom Mailchimp refused',
  returns: mailchimpView,
})

export const disconnectMailchimp = defineRoute({
  operation: 'disconnectMailchimp',
  method: 'delete',
  path: '/app/settings/mailchimp',
  permission: 'business admin',
  summary: 'Forget the Mailchimp account; who is in the audience stays there',
})

const open = { 'x-permission': 'anyone' satisfies Permission } as const
const params = z.object({ businessId: id, secret: z.string().max(100) })

/** Path that Mailchimp reports to. The secret authenticates the call. */
export const webhookPath = (businessId: string, secret: string): string =>
  `/webhooks/mailchimp/${businessId}/${secret}`

export const validateMailchimpWebhook = createRoute({
  ...open,
  method: 'get',
  path: '/webhooks/mailchimp/{businessId}/{secret}',
  summary: 'Mailchimp looks whether the address of a webhook answers',
  request: { params },
  responses: { 200: { description: 'It does' } },
})

export const mailchimpWebhook = createRoute({
  ...open,
  method: 'post',
  path: '/webhooks/mailchimp/{businessId}/{secret}',
  summary: 'Mailchimp tells who left a shop’s audience',
  request: { params },
  responses: { 204: { description: 'Taken in' }, 404: { description: 'Not an address of ours' } },
})
