import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/page.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { MOST_KEYS } from './apiKey.ts'
import * as contract from './contract.ts'
import { listApiKeys } from './listApiKeys.ts'
import { makeApiKey } from './makeApiKey.ts'
import { revokeApiKey } from './revokeApiKey.ts'

export function apiKeyRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.makeApiKey, async (c) => {
      const { 'idempotency-key': idempotencyKey } = c.req.valid('header')
      const wanted = { ...c.req.valid('json'), idempotencyKey }
      const made = await inTransaction(services, c, async (ctx) => {
        const { keyId, secret } = await makeApiKey(ctx, wanted)
        const apiKey = (await listApiKeys(ctx)).find(({ id }) => id === keyId)!
        return { ...apiKey, secret }
      })
      return c.json(made, 201)
    })
    .openapi(contract.listApiKeys, async (c) => {
      const keys = await inTransaction(services, c, listApiKeys)
      return c.json({ ...pageOfAll(keys, c.req.valid('query')), most: MOST_KEYS }, 200)
    })
    .openapi(contract.revokeApiKey, async (c) => {
      await inTransaction(services, c, (ctx) => revokeApiKey(ctx, c.req.valid('param').id))
      return c.body(null, 204)
    })
}
