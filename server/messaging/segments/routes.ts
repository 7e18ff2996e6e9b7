import { inTurn } from '#server/heavyReads.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/page.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { countSegment, countSegments } from './countSegment.ts'
import { deleteSegment, type UsersOf } from './deleteSegment.ts'
import { listSegments } from './listSegments.ts'
import { createSegment, editSegment } from './saveSegment.ts'
import { viewSegment } from './views.ts'

export function segmentRoutes(services: Services, usersOf: UsersOf) {
  return newRoutes()
    .openapi(contract.listSegments, async (c) => {
      const found = await inTransaction(services, c, listSegments)
      return c.json(pageOfAll(found, c.req.valid('query')), 200)
    })
    .openapi(contract.listSegmentCounts, async (c) => {
      const page = await inTurn(services, c, async (ctx) => {
        const { data, next } = pageOfAll(await listSegments(ctx), c.req.valid('query'))
        const counts = await countSegments(
          ctx,
          data.map(({ rule }) => rule),
        )
        return { data: data.map(({ id }, n) => ({ id, ...counts[n]! })), next }
      })
      return c.json(page, 200)
    })
    .openapi(contract.countSegment, async (c) => {
      const { rule } = c.req.valid('json')
      const counted = await inTurn(services, c, (ctx) => countSegment(ctx, rule))
      return c.json(counted, 200)
    })
    .openapi(contract.createSegment, async (c) => {
      const draft = c.req.valid('json')
      return c.json(viewSegment(await inTransaction(services, c, (ctx) => createSegment(ctx, draft))), 201)
    })
    .openapi(contract.editSegment, async (c) => {
      const edit = { segmentId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(viewSegment(await inTransaction(services, c, (ctx) => editSegment(ctx, edit))), 200)
    })
    .openapi(contract.deleteSegment, async (c) => {
      const { id } = c.req.valid('param')
      await inTransaction(services, c, (ctx) => deleteSegment(ctx, id, usersOf))
      return c.body(null, 204)
    })
}
