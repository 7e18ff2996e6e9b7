import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { previewMessage } from './previewMessage.ts'
import type { Message } from './queries.ts'
import { sendQuickMessage } from './sendQuickMessage.ts'

/** Writing to one customer from a template; what becomes of it, the history tells. */
export function quickMessageRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.previewMessage, async (c) => {
      const { type, customer_id: customerId, template_id: templateId } = c.req.valid('param')
      const wanted = { type, customerId, templateId }
      const preview = await inTransaction(services, c, (ctx) => previewMessage(ctx, wanted))
      return c.json(preview, 200)
    })
    .openapi(contract.sendTransactionalSms, async (c) => {
      const idempotencyKey = c.req.valid('header')['idempotency-key']
      const request = { type: 'sms' as const, ...c.req.valid('json'), idempotencyKey }
      return c.json(answer(await inTransaction(services, c, (ctx) => sendQuickMessage(ctx, request))), 200)
    })
    .openapi(contract.sendTransactionalEmail, async (c) => {
      const idempotencyKey = c.req.valid('header')['idempotency-key']
      const request = { type: 'email' as const, ...c.req.valid('json'), idempotencyKey }
      return c.json(answer(await inTransaction(services, c, (ctx) => sendQuickMessage(ctx, request))), 200)
    })
}

function answer({ id: messageId, status, failure }: Message) {
  const success = status !== 'failed'
  return { success, error: success ? null : failure, messageId }
}
