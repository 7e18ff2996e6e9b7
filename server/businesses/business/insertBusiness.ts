import type { Tier } from '#server/businesses/plans/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { speakFor, type Tx } from '#server/platform/database/index.ts'
import { neighbourhoodOf } from '#server/platform/network/network.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { companyNameFrom } from './companyName.ts'
import { guessPlace, type ReportedPlace } from './guessPlace.ts'
import { knowsTimeZone } from './queries.ts'
import { recordCompanyName } from './recordCompanyName.ts'
import { businesses, tenantMembers, tenants } from './tables.ts'

export type NewBusiness = ReportedPlace & {
  userId: string
  /** The business's id, if it is not the person's id. */
  businessId?: string
  email: string
  /** A name that messages may not carry is replaced by one from the address, or by a neutral one. */
  companyName: string
  tier: Tier
  /** The result of signUpNetwork. */
  signUpNetwork: string | null
}

/** A keyed hash of the network from which a business is opened; it does not reveal the network. */
export const signUpNetwork = (keyring: Keyring, address: string): string =>
  keyring.hash(`sign-up:${neighbourhoodOf(address)}`)

/**
 * Makes a person's business: its tenant, its row and the person's membership as admin. The business's id is the
 * person's id, as in the spec, so the own row of a member of another team becomes their business. `openBusiness` begins
 * the history of its plan.
 */
export async function insertBusiness(
  tx: Tx,
  now: Date,
  business: NewBusiness & { trialEndsAt: Date | null },
): Promise<{ businessId: string; tenantId: string }> {
  const businessId = business.businessId ?? business.userId
  const tenantId = newId()
  const companyName = companyNameFrom(business.companyName, business.email)
  await speakFor(tx, { businessId, userId: business.userId })
  await tx.insert(tenants).values({
    id: tenantId,
    business_id: businessId,
    company_name: companyName,
    admin_user_id: business.userId,
    created_at: now,
  })
  const row = {
    email: business.email,
    company_name: companyName,
    tier_id: business.tier.id,
    trial_ends_at: business.trialEndsAt,
    tenant_id: tenantId,
    is_tenant_admin: true,
    sign_up_network: business.signUpNetwork,
    created_at: now,
    ...(await placeFor(tx, business)),
  }
  await tx
    .insert(businesses)
    .values({ id: businessId, ...row })
    .onConflictDoUpdate({ target: businesses.id, set: row })
  await recordCompanyName(tx, { businessId, name: companyName, previous: null, now })
  await tx.insert(tenantMembers).values({
    id: newId(),
    tenant_id: tenantId,
    business_id: businessId,
    user_id: business.userId,
    role: 'admin',
    invited_at: now,
    accepted_at: now,
  })
  return { businessId, tenantId }
}

/** The guessed place, without a zone that the database does not know: the column's default stays. */
async function placeFor(tx: Tx, told: ReportedPlace) {
  const { time_zone, ...place } = guessPlace(told)
  return time_zone && (await knowsTimeZone(tx, time_zone)) ? { ...place, time_zone } : place
}
