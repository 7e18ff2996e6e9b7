import { bind } from '#server/bind.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from '../contract.ts'
import { previewMessage } from './previewMessage.ts'

/** What a customer would read of a template before it is sent to them. */
export function messagePreviewRoutes(services: Services) {
  return newRoutes().openapiRoutes([bind(services, contract.previewMessage, previewMessage)])
}
