import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/page.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { deleteTag } from './deleteTag.ts'
import { selectTags } from './queries.ts'
import { renameTag } from './renameTag.ts'

/** The tags themselves; which customers have them is read and changed at the customers' routes. */
export function tagRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listTags, async (c) => {
      const tags = await inTransaction(services, c, selectTags)
      return c.json(pageOfAll(tags, c.req.valid('query')), 200)
    })
    .openapi(contract.renameTag, async (c) => {
      const rename = { tagId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(await inTransaction(services, c, (ctx) => renameTag(ctx, rename)), 200)
    })
    .openapi(contract.deleteTag, async (c) => {
      await inTransaction(services, c, (ctx) => deleteTag(ctx, c.req.valid('param').id))
      return c.body(null, 204)
    })
}
