import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { eraseCustomers } from './eraseCustomers.ts'
import { tagCustomers, untagCustomers } from './tagCustomers.ts'

/** Actions on many customers at once, batch by batch. */
export function selectionRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.tagCustomers, async (c) => {
      const wanted = c.req.valid('json')
      return c.json(await inTransaction(services, c, (ctx) => tagCustomers(ctx, wanted)), 200)
    })
    .openapi(contract.untagCustomers, async (c) => {
      const { ids, tag_id: tagId } = c.req.valid('json')
      return c.json(await inTransaction(services, c, (ctx) => untagCustomers(ctx, { ids, tagId })), 200)
    })
    .openapi(contract.eraseCustomers, async (c) => {
      const wanted = c.req.valid('json')
      return c.json(await inTransaction(services, c, (ctx) => eraseCustomers(ctx, wanted)), 200)
    })
}
