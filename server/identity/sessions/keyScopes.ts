import { lacksScope, type Scope } from '#server/platform/context/scopes.ts'
import { type Caller, notAllowed, type RouteEntry } from '#server/platform/http/index.ts'
import { mayCall } from './permissions.ts'

type Asked = Pick<RouteEntry, 'permission' | 'scope'>

/** The scopes of which any one lets a key call a route; none for a route that is closed to keys. */
export function scopesOpening({ permission, scope }: Asked): Scope[] {
  const asTill: Scope[] = mayCall(['api_key'], permission) ? ['till'] : []
  return scope ? [...asTill, scope] : asTill
}

/** True for an API key with this scope. */
export const holdsScope = (caller: Caller, scope: Scope): boolean =>
  caller.kind === 'key' && caller.scopes.includes(scope)

/**
 * Lets an API key call what one of its scopes opens.
 * @throws {Refusal} 'forbidden' with the scope that is missing, the narrowest that would do; without one for a route
 * that is closed to keys
 */
export function requireScope(caller: Extract<Caller, { kind: 'key' }>, route: Asked): void {
  const opening = scopesOpening(route)
  if (opening.some((scope) => caller.scopes.includes(scope))) return
  const scope = opening.at(-1)
  if (!scope) throw notAllowed()
  throw lacksScope(scope)
}
