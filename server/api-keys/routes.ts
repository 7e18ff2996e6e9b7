import { newRoutes } from '#server/platform/http/index.ts'
import { inShop, type Services } from '#server/services.ts'
import { MOST_KEYS, viewApiKey } from './apiKey.ts'
import * as contract from './contract.ts'
import { makeApiKey } from './makeApiKey.ts'
import { selectApiKeys } from './queries.ts'
import { revokeApiKey } from './revokeApiKey.ts'

export function apiKeyRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.makeApiKey, async (c) => {
      const { 'idempotency-key': idempotencyKey } = c.req.valid('header')
      const wanted = { ...c.req.valid('json'), idempotencyKey }
      const { apiKey, secret } = await inShop(services, c, (ctx) => makeApiKey(ctx, wanted))
      return c.json({ api_key: viewApiKey(apiKey), secret }, 200)
    })
    .openapi(contract.listApiKeys, async (c) => {
      const listed = await inShop(services, c, selectApiKeys)
      return c.json({ api_keys: listed.map(viewApiKey), most: MOST_KEYS }, 200)
    })
    .openapi(contract.revokeApiKey, async (c) => {
      await inShop(services, c, (ctx) => revokeApiKey(ctx, c.req.valid('param').id))
      return c.json({ revoked: true as const }, 200)
    })
}
