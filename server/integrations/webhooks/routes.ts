import { bind } from '#server/bind.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import * as contract from './contract.ts'
import { listDeliveries, readDelivery, sendAgain, testEndpoint } from './deliveries.ts'
import {
  deleteEndpoint,
  editEndpoint,
  listEndpoints,
  makeEndpoint,
  pauseEndpoint,
  replaceSecret,
  resumeEndpoint,
} from './endpoints.ts'
import { BY_HAND, CHANGES, MOST_ENDPOINTS, REPLAYS } from './limits.ts'
import { replayEvents } from './replayEvents.ts'
import type { WebhookServices } from './sending/sender.ts'

export function webhookRoutes(services: WebhookServices) {
  const { webhooks } = services
  return newRoutes().openapiRoutes([
    bind(
      services,
      contract.makeWebhookEndpoint,
      (ctx, wanted) => makeEndpoint(ctx, webhooks, wanted),
      CHANGES,
    ),
    bind(services, contract.listWebhookEndpoints, async (ctx, page) => ({
      ...pageOfAll(await listEndpoints(ctx), page),
      most: MOST_ENDPOINTS,
    })),
    bind(
      services,
      contract.editWebhookEndpoint,
      (ctx, wanted) => editEndpoint(ctx, webhooks, wanted),
      CHANGES,
    ),
    bind(services, contract.deleteWebhookEndpoint, deleteEndpoint),
    bind(services, contract.pauseWebhookEndpoint, pauseEndpoint),
    bind(services, contract.resumeWebhookEndpoint, resumeEndpoint),
    bind(services, contract.replaceWebhookSecret, replaceSecret, CHANGES),
    bind(services, contract.testWebhookEndpoint, testEndpoint, BY_HAND),
    bind(services, contract.replayWebhookEvents, replayEvents, REPLAYS),
    bind(services, contract.listWebhookDeliveries, listDeliveries),
    bind(services, contract.readWebhookDelivery, readDelivery),
    bind(services, contract.sendWebhookAgain, sendAgain, BY_HAND),
  ])
}
