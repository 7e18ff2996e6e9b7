import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from './env.ts'

/** The cookies that hold a session of staff, and one of a customer. */
export type SessionCookies = { staff: string; customer: string }

/** Names how a caller signs in, for the security of each route. */
export function registerSecurity(api: OpenAPIHono<AppEnv>, cookies: SessionCookies): void {
  const register = (name: string, scheme: object) =>
    api.openAPIRegistry.registerComponent('securitySchemes', name, scheme as never)
  register('session', { type: 'apiKey', in: 'cookie', name: cookies.staff })
  register('customerSession', { type: 'apiKey', in: 'cookie', name: cookies.customer })
  register('accessToken', { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
  register('apiKey', { type: 'http', scheme: 'bearer', description: 'A key of a shop: rk_ and what follows' })
}

/**
 * The OpenAPI document as text. It takes long to build and never changes, so it is built once, at the first
 * request.
 */
export function describeApi(api: OpenAPIHono<AppEnv>): () => string {
  let document: string | undefined
  return () => {
    document ??= JSON.stringify(
      api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Regulars', version: '1' } }),
    )
    return document
  }
}
