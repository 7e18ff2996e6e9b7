import {
  type Business,
  describeClosing,
  findBusiness,
  findMemberships,
  hasBeenMember,
  isOwnerProven,
  languageOfBusiness,
  logoPath,
} from '#server/businesses/business/index.ts'
import { findPlan } from '#server/businesses/plans/index.ts'
import { type Auth, findSessionEnd } from '#server/identity/auth/index.ts'
import { permissions } from '#server/identity/sessions/contract.ts'
import { mayCall, rolesOf } from '#server/identity/sessions/index.ts'
import { countAllPrograms } from '#server/loyalty/programs/index.ts'
import type { Caller } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import type { SessionView } from './contract.ts'

/** Reads what the browser needs to know about the signed-in person. */
export async function readSession(
  services: Services,
  auth: Auth,
  caller: Caller,
): Promise<SessionView | null> {
  if (caller.kind === 'anonymous' || caller.kind === 'customer' || caller.kind === 'key') return null
  const isAtBusiness = caller.kind !== 'user'
  const { userId, email, name } = caller.kind === 'shared till' ? caller.signedIn : caller
  return {
    id: caller.sessionId,
    user: { id: userId, email, name, language: caller.kind === 'shared till' ? null : caller.language },
    expires_at: await readExpiry(services, caller),
    look:
      caller.kind === 'member' && caller.impersonation
        ? { ends_at: caller.impersonation.endsAt.toISOString() }
        : null,
    is_super_admin: caller.kind !== 'shared till' && caller.isSuperAdmin,
    second_factor_due: 'owesFactor' in caller && caller.owesFactor,
    business: isAtBusiness ? await readBusiness(services, auth, caller) : null,
    tenant_id: isAtBusiness ? caller.tenantId : null,
    role: caller.kind === 'member' ? caller.role : null,
    memberships:
      isAtSharedTill(caller) || isImpersonating(caller) ? [] : await readMemberships(services, userId),
    shared_till: describeSharedTill(caller),
    permissions: permissions.filter((permission) => mayCall(rolesOf(caller), permission)),
    can_text: services.canText,
    left_shop: caller.kind === 'user' && (await hasBeenMember(services.database, userId)),
  }
}

/** The end of the session, read again because this very call may have renewed it. */
async function readExpiry(
  { database, clock }: Services,
  caller: Exclude<Caller, { kind: 'anonymous' | 'customer' | 'key' }>,
): Promise<string> {
  const isSuperAdmin = isImpersonating(caller) || ('isSuperAdmin' in caller && caller.isSuperAdmin)
  const end = await findSessionEnd(database.reads, caller.sessionId, isSuperAdmin)
  return (end ?? clock.now()).toISOString()
}

const isImpersonating = (caller: Caller): boolean => caller.kind === 'member' && caller.impersonation !== null

const isAtSharedTill = (caller: Caller): boolean => describeSharedTill(caller) !== null

function describeSharedTill(caller: Caller): SessionView['shared_till'] {
  if (caller.kind === 'shared till')
    return { signed_in: { name: caller.signedIn.name }, is_anybody_there: false }
  if (caller.kind === 'member' && caller.sharedTill)
    return { signed_in: { name: caller.sharedTill.signedIn.name }, is_anybody_there: true }
  return null
}

async function readMemberships({ database }: Services, userId: string): Promise<SessionView['memberships']> {
  const { memberships } = await findMemberships(database.reads, userId)
  return memberships.map(({ business_id, tenant_id, company_name, role }) => ({
    business_id,
    tenant_id,
    company_name,
    role,
  }))
}

const isAdmin = (caller: Caller): boolean => caller.kind === 'member' && caller.role === 'admin'

function describeSuspension(
  { suspended_at: since, suspended_reason: reason }: Business,
  { supportAddress }: Auth,
  forAdmin: boolean,
) {
  return (
    since && {
      since: since.toISOString(),
      reason: forAdmin ? reason : null,
      support_address: supportAddress,
    }
  )
}

function readBusiness(
  { database, clock }: Services,
  auth: Auth,
  caller: Extract<Caller, { businessId: string }>,
): Promise<SessionView['business']> {
  const { businessId } = caller
  return database.transaction({ businessId, readOnly: true }, async (tx) => {
    const business = await findBusiness(tx, businessId)
    const { tier, status } = await findPlan({ tx, now: clock.now() }, business)
    return {
      id: business.id,
      company_name: business.company_name,
      created_at: business.created_at.toISOString(),
      subscription_status: status,
      // A subscription continues by itself after its trial.
      trial_ends_at: business.stripe_price_id ? null : (business.trial_ends_at?.toISOString() ?? null),
      tier: { id: tier.id, name: tier.name },
      currency: business.currency,
      time_zone: business.time_zone,
      locale: business.locale,
      default_country: business.default_country,
      language: languageOfBusiness(business),
      brand_color: business.brand_color,
      owner_proven: await isOwnerProven(tx, businessId),
      logo_url: logoPath(business),
      has_programs: (await countAllPrograms(tx, businessId)) > 0,
      standing: business.standing,
      closing: describeClosing(business),
      suspension: describeSuspension(business, auth, isAdmin(caller)),
    }
  })
}
