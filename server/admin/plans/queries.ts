import { sql } from 'drizzle-orm'
import { findTiers, type Tier } from '#server/businesses/plans/index.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { AdminTier, TierEdits } from './contract.ts'
import type { PackEdits } from './packsContract.ts'

/** The plans, cheapest first. Refused by the database unless the transaction's person is a super admin. */
export async function findAdminTiers(tx: Tx, now: Date): Promise<AdminTier[]> {
  const uses = await queryRows<{ tier_id: string; tenants: number }>(
    tx,
    sql`select tier_id, tenants from admin_tier_uses(${now.toISOString()}::timestamptz)`,
  )
  const tenantsOf = new Map(uses.map(({ tier_id, tenants }) => [tier_id, tenants]))
  return (await findTiers(tx)).map((tier) => ({ ...tier, tenants: tenantsOf.get(tier.id) ?? 0 }))
}

/** Changes a plan and returns it; undefined if it has another version by now. */
export async function changeTier(
  tx: Tx,
  id: string,
  version: number,
  edits: TierEdits,
): Promise<Tier | undefined> {
  const [changed] = await queryRows<Tier>(
    tx,
    sql`select * from admin_edit_tier(${id}::uuid, ${version}::integer, ${JSON.stringify(edits)}::jsonb)`,
  )
  return changed
}

/** Changes a pack. False if it has another version by now. */
export async function changePack(tx: Tx, id: string, version: number, edits: PackEdits): Promise<boolean> {
  const { credits = null, amount = null } = edits
  const [row] = await queryRows<{ changed: boolean }>(
    tx,
    sql`select admin_edit_credit_pack(${id}::text, ${version}::integer, ${credits}::bigint, ${amount}::bigint)
      as changed`,
  )
  return row!.changed
}
