import type { Context } from 'hono'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type AppEnv, newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { answerGuest } from './answerGuest.ts'
import * as contract from './contract.ts'
import { countUnread } from './countUnread.ts'
import { listConversations } from './listConversations.ts'
import { listTexts } from './listTexts.ts'
import { previewAnswer, readConversation } from './readConversation.ts'
import { finishConversation, reopenConversation, seeConversation } from './settleConversation.ts'

export function conversationRoutes(services: Services) {
  return newRoutes().route('/', readingRoutes(services)).route('/', actingRoutes(services))
}

function readingRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listConversations, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => listConversations(ctx, c.req.valid('query'))), 200),
    )
    .openapi(contract.countUnread, async (c) =>
      c.json({ unread: await inTransaction(services, c, countUnread) }, 200),
    )
    .openapi(contract.readConversation, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => readConversation(ctx, c.req.valid('param').id)), 200),
    )
    .openapi(contract.listTexts, async (c) => {
      const wanted = { ...c.req.valid('param'), ...c.req.valid('query') }
      return c.json(await inTransaction(services, c, (ctx) => listTexts(ctx, wanted)), 200)
    })
    .openapi(contract.previewAnswer, async (c) => {
      const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await inTransaction(services, c, (ctx) => previewAnswer(ctx, wanted)), 200)
    })
}

/** Runs a verb in the request's transaction, and answers with the conversation as it is after it. */
const settled = (
  services: Services,
  c: Context<AppEnv>,
  id: string,
  verb: (ctx: BusinessContext) => Promise<void>,
) =>
  inTransaction(services, c, async (ctx) => {
    await verb(ctx)
    return readConversation(ctx, id)
  })

function actingRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.seeConversation, async (c) => {
      const seen = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await settled(services, c, seen.id, (ctx) => seeConversation(ctx, seen)), 200)
    })
    .openapi(contract.finishConversation, async (c) => {
      const seen = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await settled(services, c, seen.id, (ctx) => finishConversation(ctx, seen)), 200)
    })
    .openapi(contract.reopenConversation, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await settled(services, c, id, (ctx) => reopenConversation(ctx, id)), 200)
    })
    .openapi(contract.answerGuest, async (c) => {
      const { 'idempotency-key': idempotencyKey } = c.req.valid('header')
      const answer = { ...c.req.valid('param'), ...c.req.valid('json'), idempotencyKey }
      return c.json(await inTransaction(services, c, (ctx) => answerGuest(ctx, answer)), 201)
    })
}
