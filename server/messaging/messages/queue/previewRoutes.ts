import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from '../contract.ts'
import { previewMessage } from './previewMessage.ts'

/** What a customer would read of a template before it is sent to them. */
export function messagePreviewRoutes(services: Services) {
  return newRoutes().openapi(contract.previewMessage, async (c) => {
    const { type, customer_id: customerId, template_id: templateId } = c.req.valid('param')
    const wanted = { type, customerId, templateId }
    const preview = await inTransaction(services, c, (ctx) => previewMessage(ctx, wanted))
    return c.json(preview, 200)
  })
}
