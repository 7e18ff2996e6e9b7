import { bind } from '#server/bind.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import type { Services } from '#server/services.ts'
import { MOST_KEYS } from './apiKey.ts'
import * as contract from './contract.ts'
import { listApiKeys } from './listApiKeys.ts'
import { makeApiKey } from './makeApiKey.ts'
import { revokeApiKey } from './revokeApiKey.ts'

export function apiKeyRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.makeApiKey, async (ctx, wanted) => {
      const { keyId, secret } = await makeApiKey(ctx, wanted)
      const apiKey = (await listApiKeys(ctx)).find(({ id }) => id === keyId)!
      return { ...apiKey, secret }
    }),
    bind(services, contract.listApiKeys, async (ctx, page) => ({
      ...pageOfAll(await listApiKeys(ctx), page),
      most: MOST_KEYS,
    })),
    bind(services, contract.revokeApiKey, (ctx, { id }) => revokeApiKey(ctx, id)),
  ])
}
