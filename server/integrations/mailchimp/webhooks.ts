import { z } from 'zod'
import { newRoutes } from '#server/platform/http/index.ts'
import { hashToken, sameText } from '#server/platform/secrets/keyring.ts'
import { inBusiness } from '#server/services.ts'
import { findConnection, type MailchimpServices, worker } from './connection.ts'
import * as contract from './contract.ts'
import { type Leaver, leaveHere, momentOf } from './leaveHere.ts'

/** A form with names in brackets: https://mailchimp.com/developer/marketing/guides/sync-audience-data-webhooks/. */
const report = z.object({
  type: z.enum(['unsubscribe', 'cleaned']),
  fired_at: z.string().optional(),
  'data[list_id]': z.string(),
  'data[email]': z.string().min(1),
})

/** Routes that Mailchimp calls, mounted at the root, outside /api. */
export function mailchimpWebhooks(services: MailchimpServices) {
  const routes = newRoutes()
  // The answer is the same for any address, so it does not reveal a business.
  routes.openapi(contract.validateMailchimpWebhook, (c) => c.text('', 200))
  routes.openapi(contract.mailchimpWebhook, async (c) => {
    const { businessId, secret } = c.req.valid('param')
    const read = report.safeParse(await c.req.parseBody())
    const isKnown = await inBusiness(services, businessId, worker, async (ctx) => {
      const connection = await findConnection(ctx)
      if (!connection?.webhook_hash || !sameText(connection.webhook_hash, hashToken(secret))) return false
      if (read.success && read.data['data[list_id]'] === connection.list_id)
        await leaveHere(ctx, [leaverOf(read.data)])
      return true
    })
    return isKnown ? c.body(null, 204) : c.body(null, 404)
  })
  return routes
}

function leaverOf({ type, fired_at, 'data[email]': email }: z.infer<typeof report>): Leaver {
  return {
    email,
    status: type === 'cleaned' ? 'cleaned' : 'unsubscribed',
    // In UTC, without a zone in the text.
    at: momentOf(fired_at && `${fired_at.replace(' ', 'T')}Z`),
  }
}
