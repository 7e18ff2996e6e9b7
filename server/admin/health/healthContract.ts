import { z } from '@hono/zod-openapi'
import { defineRoute, id, timestamp } from '#server/platform/http/contract.ts'

/** Days covered by the health of a tenant. */
export const HEALTH_DAYS = 30

/** Messages by their result; messages that still wait are left out. */
const fate = z.object({
  /** Accepted by the provider, confirmed or not. */
  sent: z.int(),
  /** The part of `sent` that was confirmed. */
  delivered: z.int(),
  /** Rejected, or with an unknown result. */
  failed: z.int(),
  /** Not tried: no consent, no credits, a limit. */
  withheld: z.int(),
})
export type Fate = z.infer<typeof fate>

const used = z.object({
  used: z.int(),
  /** -1 is unlimited. */
  limit: z.int(),
})

export const tenantHealth = z
  .object({
    since: timestamp,
    email: fate,
    sms: fate,
    /** Reasons for messages failed or withheld, the most frequent first, at most ten. */
    failures: z.array(z.object({ channel: z.enum(['email', 'sms']), reason: z.string(), messages: z.int() })),
    /** Number of times customers complained, unsubscribed, bounced or sent STOP. */
    turned_away: z.object({
      complaints: z.int(),
      unsubscribes: z.int(),
      bounces: z.int(),
      stops: z.int(),
    }),
    /** Segments of its month, against its plan; and of today (UTC), while nobody has paid or vouched for it. */
    texts: z.object({ month: used, today: used.nullable() }),
    /** Moment at which SendGrid refused the business's own key, until the settings are saved again. */
    key_refused: z.object({ at: timestamp, words: z.string().nullable() }).nullable(),
    /** The last state from Stripe; null if Stripe does not know the business. */
    payment: z
      .object({ method: z.enum(['none', 'ok', 'failed']), past_due_since: timestamp.nullable() })
      .nullable(),
  })
  .openapi('TenantHealth')
export type TenantHealth = z.infer<typeof tenantHealth>

export const readTenantHealth = defineRoute({
  operation: 'readTenantHealth',
  method: 'get',
  path: '/app/admin/tenants/{id}/health',
  permission: 'platform',
  inTurn: true,
  summary:
    'What became of a tenant’s messages and payments in the last 30 days; its own log says that you looked',
  request: { params: z.object({ id }) },
  returns: tenantHealth,
})
