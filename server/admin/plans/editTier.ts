import { changesBetween, recordPlatformAct } from '#server/businesses/audit/index.ts'
import { priceOf, type Tier } from '#server/businesses/plans/index.ts'
import { invalidField, notFound, stale } from '#server/platform/context/refusal.ts'
import { isConflict } from '#server/platform/database/index.ts'
import type { Admin } from '../index.ts'
import type { AdminTier, TierEdits } from './contract.ts'
import { changeTier, findAdminTiers } from './queries.ts'

/**
 * Changes the given fields of a plan. Limits bind only what is made from now on, so a lower one takes nothing
 * away.
 * @throws {Refusal} 'not_found'; 'conflict' with the plan as it is if somebody else changed it first; 'invalid'
 * for a price that would make the free plan a paid one or the reverse, or for another plan's price ID
 */
export async function editTier(
  { tx, userId, now }: Admin,
  { id, version, ...edits }: TierEdits & { id: string; version: number },
): Promise<AdminTier> {
  const before = await readTier({ tx, now }, id)
  if (before.version !== version) throw stale('this plan', { tier: before })
  refuseOtherKind(before, edits)
  const changed = await changeTier(tx, id, version, edits).catch((error) => {
    if (isConflict(error)) throw invalidField('stripe_price_id', 'Another plan has this price ID.')
    throw error
  })
  if (!changed) throw stale('this plan', { tier: await readTier({ tx, now }, id) })
  const after = { ...before, ...changed }
  const changes = changesBetween(settingsOf(before), settingsOf(after))
  if (Object.keys(changes).length > 0)
    await recordPlatformAct(tx, now, {
      userId,
      action: 'tier_changed',
      details: { name: before.name, changes },
    })
  return after
}

async function readTier({ tx, now }: Pick<Admin, 'tx' | 'now'>, id: string): Promise<AdminTier> {
  const tier = (await findAdminTiers(tx, now)).find((one) => one.id === id)
  if (!tier) throw notFound('Plan')
  return tier
}

/**
 * A free plan stays free and a paid plan paid: businesses without a subscription fall back on the free plan, and
 * only paid plans have trials.
 */
function refuseOtherKind(before: Tier, { price_monthly }: TierEdits): void {
  if (price_monthly === undefined) return
  const [was, is] = [priceOf(before) === 0, Number(price_monthly) === 0]
  if (was && !is)
    throw invalidField('price_monthly', 'Shops without a subscription are on this plan: it stays free.')
  if (!was && is) throw invalidField('price_monthly', 'A paid plan costs more than 0.')
}

/** Settings of a plan, under their names in the log. */
const settingsOf = ({ features, id: _id, version: _version, tenants: _tenants, ...settings }: AdminTier) => ({
  ...settings,
  ...features,
})
