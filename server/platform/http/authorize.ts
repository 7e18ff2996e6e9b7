import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import type { Scope } from '#server/platform/context/scopes.ts'
import { requireTexts } from '#server/platform/providers/noTexts.ts'
import { type AsksAgain, type Binding, binding, type Permission } from './contract.ts'
import type { AppEnv, Caller } from './env.ts'

export type RouteEntry = {
  method: string
  path: string
  operation: string
  permission: Permission
  /** The scope by which an API key may call it; null for a route that is closed to keys, the till's work aside. */
  scope: Scope | null
  asksAgain: AsksAgain | false
  provenOwner: boolean
  needsTexts: boolean
  whileImpersonating: Binding['whileImpersonating']
}

type Extensions = {
  'x-permission'?: Permission
  'x-scope'?: Scope
  'x-asks-again'?: AsksAgain
  'x-proven-owner'?: true
  'x-needs-texts'?: true
  [binding]?: Binding
}

/** Every route of the API with its permission, read from the contracts. `base` is where the API is mounted. */
export function listRoutes(api: OpenAPIHono<AppEnv>, base = ''): RouteEntry[] {
  return api.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return []
    const { method, path, operationId: operation = '' } = definition.route
    const {
      'x-permission': permission,
      'x-scope': scope = null,
      'x-asks-again': asksAgain = false,
      'x-proven-owner': provenOwner = false,
      'x-needs-texts': needsTexts = false,
      [binding]: { whileImpersonating } = {},
    } = definition.route as Extensions
    if (!permission) throw new Error(`${method} ${path} names no permission`)
    const address = base + path.replace(/\{(\w+)\}/g, ':$1')
    return [
      {
        method: method.toUpperCase(),
        path: address,
        operation,
        permission,
        scope,
        asksAgain,
        provenOwner,
        needsTexts,
        whileImpersonating,
      },
    ]
  })
}

/**
 * Runs before any input is read: finds the route's contract and the caller. Refuses callers without the permission,
 * callers of a business whose owner is not proven if the contract wants a proven owner, what needs texts where there
 * are none, and callers without the recent proof of identity that the contract asks for. A route without a contract
 * cannot be called.
 */
export function authorize(
  routes: () => RouteEntry[],
  identify: (route: RouteEntry, c: Context<AppEnv>) => Promise<Caller>,
  requireProof: (caller: Caller, asked: AsksAgain) => Promise<void>,
  requireProvenOwner: (caller: Caller) => Promise<void>,
  installation: { canText: boolean },
): MiddlewareHandler<AppEnv> {
  let entries: Map<string, RouteEntry> | undefined
  return async (c, next) => {
    entries ??= new Map(routes().map((route) => [`${route.method} ${route.path}`, route]))
    const entry = matchedRoutes(c)
      .map((route) => entries!.get(`${route.method} ${route.path}`))
      .find((found) => found !== undefined)
    if (!entry) throw notFound('Page')
    c.set('permission', entry.permission)
    c.set('caller', await identify(entry, c))
    if (entry.provenOwner) await requireProvenOwner(c.var.caller)
    if (entry.needsTexts) requireTexts(installation)
    if (entry.asksAgain) await requireProof(c.var.caller, entry.asksAgain)
    await next()
  }
}

export const notSignedIn = () => new Refusal('unauthenticated', 'Not authenticated')
export const notAllowed = () => new Refusal('forbidden', 'You are not allowed to do this')
