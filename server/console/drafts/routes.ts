import type { Context } from 'hono'
import { readAccount } from '#server/identity/accounts/index.ts'
import { type AppEnv, newRoutes, notSignedIn } from '#server/platform/http/index.ts'
import { limitAttempts } from '#server/platform/rate-limits/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { previewDraft } from './previewDraft.ts'
import type { Draft } from './renderDraft.ts'
import { testDraft, testLimit } from './testDraft.ts'

/** Shows templates while they are written. */
export function draftRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.previewSmsDraft, async (c) => {
      const { customer_id: customerId, ...text } = c.req.valid('json')
      const draft = { type: 'sms' as const, ...text, customerId }
      return c.json(await inTransaction(services, c, (ctx) => previewDraft(ctx, draft)), 200)
    })
    .openapi(contract.previewEmailDraft, async (c) => {
      const { customer_id: customerId, ...text } = c.req.valid('json')
      const draft = { type: 'email' as const, ...text, customerId }
      return c.json(await inTransaction(services, c, (ctx) => previewDraft(ctx, draft)), 200)
    })
    .openapi(contract.testSmsDraft, async (c) => {
      const { customer_id: customerId, ...text } = c.req.valid('json')
      const { 'idempotency-key': key } = c.req.valid('header')
      return c.json(await sendTest(services, c, { type: 'sms', ...text, customerId }, key), 200)
    })
    .openapi(contract.testEmailDraft, async (c) => {
      const { customer_id: customerId, ...text } = c.req.valid('json')
      const { 'idempotency-key': key } = c.req.valid('header')
      return c.json(await sendTest(services, c, { type: 'email', ...text, customerId }, key), 200)
    })
}

async function sendTest(services: Services, c: Context<AppEnv>, draft: Draft, idempotencyKey: string) {
  const { caller } = c.var
  if (caller.kind !== 'member') throw notSignedIn()
  const { database, clock } = services
  await limitAttempts(database.plain, `draft-test:${caller.userId}`, testLimit, clock.now())
  const account = await readAccount(services, caller.userId)
  return inTransaction(services, c, (ctx) => testDraft(ctx, draft, { account, idempotencyKey }))
}
