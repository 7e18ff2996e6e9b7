import { bind } from '#server/bind.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll, type Wanted } from '#server/platform/http/pages/page.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { countSegment, countSegments } from './countSegment.ts'
import { deleteSegment, type UsersOf } from './deleteSegment.ts'
import { listSegments } from './findSegment.ts'
import { createSegment, editSegment } from './saveSegment.ts'

export function segmentRoutes(services: Services, usersOf: UsersOf) {
  return newRoutes().openapiRoutes([
    bind(services, contract.listSegments, async (ctx, page) => pageOfAll(await listSegments(ctx), page)),
    bind(services, contract.listSegmentCounts, listCounts),
    bind(services, contract.countSegment, (ctx, { rule }) => countSegment(ctx, rule)),
    bind(services, contract.createSegment, createSegment),
    bind(services, contract.editSegment, editSegment),
    bind(services, contract.deleteSegment, (ctx, { segmentId }) => deleteSegment(ctx, segmentId, usersOf)),
  ])
}

async function listCounts(ctx: BusinessContext, page: Wanted) {
  const { data, next } = pageOfAll(await listSegments(ctx), page)
  const rules = data.map(({ rule }) => rule)
  const counts = await countSegments(ctx, rules)
  return { data: data.map(({ id }, n) => ({ id, ...counts[n]! })), next }
}
