import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { listCommunications, readCommunication } from './history/readCommunications.ts'
import { seeReply } from './history/seeReply.ts'

export function communicationRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listCommunications, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => listCommunications(ctx, c.req.valid('query'))), 200),
    )
    .openapi(contract.readCommunication, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => readCommunication(ctx, c.req.valid('param').id)), 200),
    )
    .openapi(contract.seeCommunication, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => seeReply(ctx, c.req.valid('param').id)), 200),
    )
}
