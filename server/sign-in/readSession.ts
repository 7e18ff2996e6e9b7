import { eq } from 'drizzle-orm'
import {
  describeClosing,
  findBusiness,
  findMemberships,
  hasBeenMember,
  logoPath,
} from '#server/companies/index.ts'
import { findTier } from '#server/plans/index.ts'
import { permissions } from '#server/platform/http/contract.ts'
import type { Caller } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
import type { SessionView } from './contract.ts'
import { rolesOf } from './identify.ts'
import { rolesWith } from './permissions.ts'
import { session } from './tables.ts'

/** What the browser needs to know of who is signed in. */
export async function readSession(services: Services, caller: Caller): Promise<SessionView | null> {
  if (caller.kind !== 'member' && caller.kind !== 'user') return null
  const { memberships } = await findMemberships(services.database.plain, caller.userId)
  const businessId = caller.kind === 'member' ? caller.businessId : null
  return {
    user: { id: caller.userId, email: caller.email, name: caller.name },
    expires_at: await readExpiry(services, caller.sessionId),
    is_super_admin: caller.isSuperAdmin,
    business: businessId ? await readBusiness(services, businessId) : null,
    tenant_id: caller.kind === 'member' ? caller.tenantId : null,
    role: caller.kind === 'member' ? caller.role : null,
    memberships: memberships.map(({ business_id, tenant_id, company_name, role }) => ({
      business_id,
      tenant_id,
      company_name,
      role,
    })),
    permissions: permissions.filter((one) => rolesOf(caller).some((role) => rolesWith[one].includes(role))),
    left_shop: caller.kind === 'user' && (await hasBeenMember(services.database, caller.userId)),
  }
}

/** Read anew, for this very call may have renewed it. */
async function readExpiry({ database, clock }: Services, sessionId: string): Promise<string> {
  const [found] = await database.plain
    .select({ expiresAt: session.expiresAt })
    .from(session)
    .where(eq(session.id, sessionId))
  return (found?.expiresAt ?? clock.now()).toISOString()
}

function readBusiness({ database }: Services, businessId: string): Promise<SessionView['business']> {
  return database.transaction({ businessId }, async (tx) => {
    const business = await findBusiness(tx, businessId)
    const tier = await findTier(tx, business.tier_id)
    return {
      id: business.id,
      company_name: business.company_name,
      subscription_status: business.subscription_status,
      trial_ends_at: business.trial_ends_at?.toISOString() ?? null,
      tier: { id: tier!.id, name: tier!.name },
      currency: business.currency,
      time_zone: business.time_zone,
      locale: business.locale,
      default_country: business.default_country,
      brand_color: business.brand_color,
      logo_url: logoPath(business),
      closing: describeClosing(business),
    }
  })
}
