import { bind } from '#server/bind.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { listCommunications, readCommunication } from './history/readCommunications.ts'
import { seeReply } from './history/seeReply.ts'
import { previewMessage } from './queue/previewMessage.ts'

export function communicationRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.listCommunications, listCommunications),
    bind(services, contract.readCommunication, (ctx, { id }) => readCommunication(ctx, id)),
    bind(services, contract.seeCommunication, (ctx, { id }) => seeReply(ctx, id)),
  ])
}

/** Routes that show a template as a customer would read it, before it is sent. */
export function messagePreviewRoutes(services: Services) {
  return newRoutes().openapiRoutes([bind(services, contract.previewMessage, previewMessage)])
}
