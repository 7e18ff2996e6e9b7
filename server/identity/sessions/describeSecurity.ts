import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Scope } from '#server/platform/context/scopes.ts'
import type { AppEnv, Permission } from '#server/platform/http/index.ts'
import { scopesOpening } from './keyScopes.ts'

/** The names of the cookies that hold a session of staff, and one of a customer. */
export type SessionCookies = { staff: string; customer: string }

/** Describes in the API's document how a caller signs in. */
export function registerSecurity(api: OpenAPIHono<AppEnv>, cookies: SessionCookies): void {
  const register = (name: string, scheme: object) =>
    api.openAPIRegistry.registerComponent('securitySchemes', name, scheme as never)
  register('session', { type: 'apiKey', in: 'cookie', name: cookies.staff })
  register('customerSession', { type: 'apiKey', in: 'cookie', name: cookies.customer })
  register('accessToken', { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
  register('apiKey', { type: 'http', scheme: 'bearer', description: 'A key of a shop: rk_ and what follows' })
}

/** The ways to sign in that open a route, keys by their scope. Any one of them is enough. */
export function securityOf(permission: Permission, scope?: Scope): Record<string, string[]>[] {
  if (permission === 'anyone') return []
  if (permission === 'portal') return [{ customerSession: [] }]
  const byKey = scopesOpening({ permission, scope: scope ?? null }).map((one) => ({ apiKey: [one] }))
  return [{ session: [] }, { accessToken: [] }, ...byKey]
}
