import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { notFound, Refusal } from '../refusal.ts'
import type { Permission } from './contract.ts'
import type { AppEnv, Caller } from './env.ts'

export type RouteEntry = { method: string; path: string; permission: Permission }

/** Every route of the API with its permission, from the contracts themselves. `base` is where it is mounted. */
export function listRoutes(api: OpenAPIHono<AppEnv>, base = ''): RouteEntry[] {
  return api.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return []
    const { method, path } = definition.route
    const permission = (definition.route as { 'x-permission'?: Permission })['x-permission']
    if (!permission) throw new Error(`${method} ${path} names no permission`)
    return [{ method: method.toUpperCase(), path: base + path.replace(/\{(\w+)\}/g, ':$1'), permission }]
  })
}

/**
 * Runs before any input is read: finds the contract of the route that will answer, learns who is calling, and
 * refuses who may not. A route that no contract names cannot be called.
 */
export function authorize(
  routes: () => RouteEntry[],
  identify: (permission: Permission, c: Context<AppEnv>) => Promise<Caller>,
): MiddlewareHandler<AppEnv> {
  let permissions: Map<string, Permission> | undefined
  return async (c, next) => {
    permissions ??= new Map(routes().map((route) => [`${route.method} ${route.path}`, route.permission]))
    const permission = matchedRoutes(c)
      .map((route) => permissions!.get(`${route.method} ${route.path}`))
      .find((found) => found !== undefined)
    if (!permission) throw notFound('Page')
    c.set('permission', permission)
    c.set('caller', await identify(permission, c))
    await next()
  }
}

export const notSignedIn = () => new Refusal('unauthenticated', 'Not authenticated')
export const notAllowed = () => new Refusal('forbidden', 'You are not allowed to do this')
