import { bind } from '#server/bind.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { deleteTag } from './deleteTag.ts'
import { selectTags } from './queries.ts'
import { renameTag } from './renameTag.ts'

/** Routes of the tags themselves. Which customers have them is read and changed at the customers' routes. */
export function tagRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.listTags, async (ctx, page) => pageOfAll(await selectTags(ctx), page)),
    bind(services, contract.renameTag, renameTag),
    bind(services, contract.deleteTag, deleteTag),
  ])
}
