import { z } from '@hono/zod-openapi'
import { defineRoute, id, json, timestamp } from '#server/platform/http/contract.ts'

const business = { business_id: id, company_name: z.string(), email: z.string() }

const mailings = z
  .object({
    /**
     * Mailings of new businesses that wait for review because their links lead elsewhere; oldest first, up to 50.
     */
    waiting: z.array(
      z.object({
        ...business,
        id,
        name: z.string(),
        since: timestamp,
        /** Hosts of the links besides ours and the business's own domain. */
        hosts: z.array(z.string()),
        /** Each wording, as it is sent. */
        texts: z.array(z.object({ subject: z.string(), body: z.string() })),
      }),
    ),
    /** Hosts that templates and single emails of new businesses link to; oldest first, up to 50. */
    links: z.array(
      z.object({
        ...business,
        host: z.string(),
        since: timestamp,
        /** The words in which the host first appeared, shortened if they are long. */
        subject: z.string(),
        body: z.string(),
      }),
    ),
    /** Businesses whose marketing mail is stopped because too many receivers unsubscribed, bounced or complained. */
    stopped: z.array(
      z.object({
        ...business,
        since: timestamp,
        /** True if only mail to customers who joined by themselves and never came is stopped. */
        to_strangers_alone: z.boolean(),
      }),
    ),
    /** True if mail that cannot be delivered comes back to us. */
    bounces_arrive: z.boolean(),
  })
  .openapi('AdminMailings')
export type Mailings = z.infer<typeof mailings>

const reason = z.string().trim().min(1, 'Give a reason').max(500, 'At most 500 characters')

export const readMailings = defineRoute({
  operation: 'readMailings',
  method: 'get',
  path: '/app/admin/mailings',
  permission: 'platform',
  summary: 'Mailings and links that wait for a look, and shops whose marketing mail is stopped',
  returns: mailings,
})

export const settleMailing = defineRoute({
  operation: 'settleMailing',
  method: 'post',
  path: '/app/admin/tenants/{id}/mailings/{campaign_id}/settle',
  permission: 'platform',
  summary: 'Let a mailing go that waits for a look, or refuse it, for a reason that the shop reads',
  request: {
    params: z.object({ id, campaign_id: id }),
    body: json(z.strictObject({ release: z.boolean(), reason })),
  },
  returns: mailings,
})

export const settleLink = defineRoute({
  operation: 'settleLink',
  method: 'post',
  path: '/app/admin/tenants/{id}/links/settle',
  permission: 'platform',
  summary: 'Let email of a tenant go that leads to a host, or refuse it, for a reason that the shop reads',
  request: {
    params: z.object({ id }),
    body: json(z.strictObject({ host: z.string().max(500), release: z.boolean(), reason })),
  },
  returns: mailings,
})

export const releaseMail = defineRoute({
  operation: 'releaseMail',
  method: 'post',
  path: '/app/admin/tenants/{id}/release-mail',
  permission: 'platform',
  summary: 'Let the marketing mail of a tenant go on that was stopped, for a reason',
  request: { params: z.object({ id }), body: json(z.strictObject({ reason })) },
  returns: mailings,
})
