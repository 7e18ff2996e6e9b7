import type { Context } from 'hono'
import { planRoutes } from '#server/plans/routes.ts'
import { type AppEnv, authorize, type Caller, listRoutes, newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import { type Auth, createIdentify, signInRoutes } from '#server/sign-in/index.ts'

/** The whole API under /api/v1. Its type is what the browser's client is made from. */
export function createApi(services: Services, auth: Auth) {
  const identifyGuest = async (_c: Context<AppEnv>): Promise<Caller> => ({ kind: 'anonymous' })
  const api = newRoutes().basePath('/api/v1')
  api.use(
    '*',
    authorize(() => listRoutes(api), createIdentify(services, auth, identifyGuest)),
  )
  return api.route('/', planRoutes(services)).route('/', signInRoutes(services, auth))
}

export type Api = ReturnType<typeof createApi>
