import { bind } from '#server/bind.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import * as contract from '../contract.ts'
import { previewMessage } from './previewMessage.ts'

/** Routes that show a template as a customer would read it, before it is sent. */
export function messagePreviewRoutes(services: Services) {
  return newRoutes().openapiRoutes([bind(services, contract.previewMessage, previewMessage)])
}
