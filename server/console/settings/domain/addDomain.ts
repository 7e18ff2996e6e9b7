import { recordAct } from '#server/businesses/audit/index.ts'
import { findDomain, forgetDomain, insertDomain, readHost } from '#server/businesses/branding/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { refuseWithoutFeature } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { secretToken } from '#server/platform/secrets/codes.ts'
import { inAnHour } from './proofTimes.ts'

/**
 * Adds the host name that a business wants its customers to see. The business does not hold the name until DNS
 * proves it, and cannot get it while DNS still proves it for another business.
 * @throws {Refusal} 'limit_reached' when the plan does not have it; 'invalid' for a name that cannot be theirs;
 * 'conflict' while there is another one
 */
export async function addDomain(ctx: BusinessContext, typed: string): Promise<void> {
  const { tier } = await lockBusinessAndTier(ctx)
  await refuseWithoutFeature(ctx.tx, tier, 'white_label', 'Branding and a domain of your own', 'use them')
  const read = readHost(typed, ctx.publicUrl)
  if ('wrong' in read) throw invalidField('host', read.wrong)
  const { host } = read
  const present = await findDomain(ctx)
  if (present?.host === host) return
  if (present) throw new Refusal('conflict', `Remove ${present.host} before you add another domain`)
  await insertDomain(ctx, { id: newId(), host, token: secretToken(), next_check_at: inAnHour(ctx.now) })
  await recordAct(ctx, { action: 'domain_added', details: { name: host } })
}

/**
 * Removes a business's host name. Links with it that were sent lead nowhere from now on, unless its DNS leads
 * elsewhere.
 */
export async function removeDomain(ctx: BusinessContext): Promise<void> {
  await lockBusinessAndTier(ctx)
  const host = await forgetDomain(ctx)
  if (host) await recordAct(ctx, { action: 'domain_removed', details: { name: host } })
}
