import type { Context } from 'hono'
import { findApiKey, isApiKey } from '#server/identity/api-keys/index.ts'
import type { Auth } from '#server/identity/auth/index.ts'
import {
  findImpersonation,
  type Impersonation,
  readOnly,
} from '#server/identity/sessions/impersonation/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import {
  type AppEnv,
  bearerToken,
  type Caller,
  notAllowed,
  notSignedIn,
  type Permission,
  type RouteEntry,
} from '#server/platform/http/index.ts'
import type { CallLimits } from '#server/platform/rate-limits/callLimits.ts'
import { addAttempt, rateLimitHeaders, refuseSpent } from '#server/platform/rate-limits/index.ts'
import type { Services } from '#server/services.ts'
import { findSession, type SignedIn } from './findSession.ts'
import { requireScope } from './keyScopes.ts'
import { createCallCounter } from './limitCalls.ts'
import { mayCall, type Role } from './permissions.ts'
import { refuseOtherBusiness } from './refuseOtherBusiness.ts'
import { callerAtSharedTill, nobodyAtTill, noteActivity } from './sharedTill.ts'

/** The calls that one key may make in a minute. Guesses of keys are not counted: nobody can guess 256 bits. */
export const CALLS_PER_KEY = { limit: 600, windowSeconds: 60 }

/**
 * Identifies the caller and refuses callers without the permission. Membership is read at every request, so a removed
 * member is out at once. `identifyCustomer` reads the portal's cookie, for the portal's own routes.
 */
export function createIdentify(
  services: Services,
  auth: Auth,
  identifyCustomer: (c: Context<AppEnv>) => Promise<Caller>,
  limits: CallLimits,
) {
  const countCall = createCallCounter(limits, services.clock)
  return async (route: RouteEntry, c: Context<AppEnv>): Promise<Caller> => {
    const { permission } = route
    if (permission === 'anyone') return { kind: 'anonymous' }
    const caller =
      permission === 'portal' ? await identifyCustomer(c) : await identifyStaff(services, auth, c)
    if (caller.kind === 'anonymous') throw notSignedIn()
    // Set before any refusal, so that the log names the refused caller.
    c.set('caller', caller)
    countCall(caller, route)
    // Checked before the role: the person may have another role in the business that the session uses now.
    if (permission !== 'portal' && permission !== 'signed in') refuseOtherBusiness(caller, c)
    await readOnly({ database: services.database, now: services.clock.now() }, caller, route, c.req.path)
    requirePermission(caller, route)
    refuseUnlessOpen(permission, caller, c.req.method, auth)
    refuseWithoutFactor(permission, caller, c)
    if (isTillWork(permission)) await noteActivity(services.database.plain, services.clock.now(), c, caller)
    c.set('confirmCaller', () => refuseUnlessStill(caller, route, c))
    return caller
  }
  async function refuseUnlessStill(before: Caller, route: RouteEntry, c: Context<AppEnv>) {
    const { permission } = route
    const businessId = businessOf(before)
    const caller =
      permission === 'portal' ? await identifyCustomer(c) : await identifyStaff(services, auth, c, businessId)
    if (caller.kind === 'anonymous') throw notSignedIn()
    if (businessOf(caller) !== businessId) throw notAllowed()
    requirePermission(caller, route)
    refuseUnlessOpen(permission, caller, c.req.method, auth)
  }
}

function requirePermission(caller: Caller, route: RouteEntry): void {
  if (caller.kind === 'key') requireScope(caller, route)
  else if (!mayCall(rolesOf(caller), route.permission))
    throw caller.kind === 'shared till' && isTillWork(route.permission) ? nobodyAtTill() : notAllowed()
}

const businessOf = (caller: Caller) => ('businessId' in caller ? caller.businessId : undefined)

/** Super admins without a second factor can only set it up, confirm the address for it, and read who they are. */
function refuseWithoutFactor(permission: Permission, caller: Caller, { req }: Context<AppEnv>): void {
  if (!('owesFactor' in caller) || !caller.owesFactor) return
  if (req.path.startsWith('/api/auth/factors') || req.path === '/api/auth/resend') return
  if (permission === 'signed in' && req.method === 'GET') return
  throw new Refusal('forbidden', 'Super admins need two-step sign-in. Set it up in your account first.', {
    details: { reason: 'second factor due' },
  })
}

const isTillWork = (permission: Permission): boolean => ['till', 'counter staff'].includes(permission)

/** Permissions about the person or the platform, which do not depend on the state of the business. */
const NOT_THE_BUSINESSES: Permission[] = ['signed in', 'shared till', 'platform']

/**
 * A closed or suspended business can only be read; its people can still work in their other businesses. Its admin can
 * open a closed business again. A suspended one can neither be opened nor closed, and its API keys cannot even read.
 */
function refuseUnlessOpen(
  permission: Permission,
  caller: Caller,
  method: string,
  { supportAddress }: Auth,
): void {
  if (!('standing' in caller) || caller.standing === 'open') return
  if (caller.standing === 'suspended' && caller.kind === 'key') throw businessSuspended(supportAddress)
  if (method === 'GET' || NOT_THE_BUSINESSES.includes(permission)) return
  if (caller.kind === 'customer')
    throw new Refusal('conflict', 'This shop is closed at the moment. What you have collected is kept.')
  if (caller.standing === 'suspended') throw businessSuspended(supportAddress)
  if (permission !== 'account')
    throw new Refusal('conflict', 'This shop is closed. An admin can open it again in Settings.')
}

const businessSuspended = (supportAddress: string) =>
  new Refusal(
    'forbidden',
    `This shop is suspended and can only be looked at. Please contact us at ${supportAddress}.`,
  )

export function rolesOf(caller: Caller): Role[] {
  if (caller.kind === 'anonymous' || caller.kind === 'customer') return [caller.kind]
  if (caller.kind === 'shared till') return ['shared_till']
  if (caller.kind === 'member' && caller.sharedTill) return ['person_at_till']
  if (caller.kind === 'member' && caller.impersonation) return ['looking_super_admin']
  if (caller.kind === 'key') return [caller.scopes.includes('till') ? 'api_key' : 'scoped_key']
  const own: Role = caller.kind === 'member' ? caller.role : 'user'
  return caller.isSuperAdmin ? [own, 'super_admin'] : [own]
}

/**
 * Identifies the signed-in person with their current business: the chosen one, or else their first; or with the
 * business `at` alone.
 */
export async function identifyStaff(
  services: Services,
  auth: Auth,
  c: Context<AppEnv>,
  at?: string,
): Promise<Caller> {
  const bearer = bearerToken(c)
  if (bearer !== undefined && isApiKey(bearer)) return identifyApiKey(services, c, bearer)
  const found = await findSession(services, auth, c)
  if (!found) return { kind: 'anonymous' }
  if (found.sharedTill) return callerAtSharedTill(services.database.reads, services.clock.now(), found)
  const { memberships, activeBusinessId, sharedTill: _none, ...person } = found
  const impersonation =
    found.isSuperAdmin && (await findImpersonation(services.database.reads, services.clock.now(), found))
  if (impersonation) return impersonating(impersonation, person)
  const chosen = memberships.find((one) => one.business_id === (at ?? activeBusinessId))
  const membership = chosen ?? (at === undefined ? memberships[0] : undefined)
  if (!membership) return { kind: 'user', ...person }
  const { business_id: businessId, tenant_id: tenantId, role, standing } = membership
  return {
    kind: 'member',
    ...person,
    businessId,
    tenantId,
    role,
    standing,
    sharedTill: null,
    impersonation: null,
  }
}

/**
 * The caller during an impersonation: the business's admin, and no super admin. The platform's own screens wait until
 * it ends.
 */
function impersonating(
  impersonation: Impersonation,
  person: Omit<SignedIn, 'memberships' | 'activeBusinessId' | 'sharedTill'>,
): Caller {
  const { business_id: businessId, tenant_id: tenantId, standing, ends_at: endsAt } = impersonation
  const place = { businessId, tenantId, standing, role: 'admin' as const }
  return {
    kind: 'member',
    ...person,
    isSuperAdmin: false,
    ...place,
    sharedTill: null,
    impersonation: { endsAt },
  }
}

async function identifyApiKey(services: Services, c: Context<AppEnv>, key: string): Promise<Caller> {
  const { database, clock } = services
  const found = await findApiKey(services, key)
  if (!found) throw new Refusal('unauthenticated', 'Invalid API key')
  const { windowSeconds } = CALLS_PER_KEY
  const counted = await addAttempt(database.plain, `api-key:${found.keyId}`, windowSeconds, clock.now())
  // An answer that has begun takes no more headers.
  if (!c.finalized)
    for (const [name, value] of rateLimitHeaders('key', CALLS_PER_KEY, counted)) c.header(name, value)
  refuseSpent(CALLS_PER_KEY, counted)
  return { kind: 'key', ...found }
}

/** The person behind a call to a route that needs a sign-in. */
export function signedIn(caller: Caller): Extract<Caller, { kind: 'user' | 'member' }> {
  if (caller.kind === 'user' || caller.kind === 'member') return caller
  throw notSignedIn()
}
