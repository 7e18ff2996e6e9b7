import { eq } from 'drizzle-orm'
import { isWorkspace } from '#server/businesses/directory/index.ts'
import { businesses } from '#server/businesses/directory/tables.ts'
import { findTiers } from '#server/businesses/plans/index.ts'
import { speakFor, type Tx } from '#server/platform/database/index.ts'

export type Person = { userId: string; email: string; name: string }

/**
 * Notes in a person's own businesses row which team they are on, or none: the spec's profile and fall-back. What
 * counts is the membership. A row that is a business's workspace, theirs or one they founded, stays the business's.
 */
export async function noteTeam(
  tx: Tx,
  userId: string,
  team: { tenantId: string | null; isAdmin: boolean },
): Promise<void> {
  if (await isWorkspace(tx, userId)) return
  await speakFor(tx, { userId })
  await tx
    .update(businesses)
    .set({ tenant_id: team.tenantId, is_tenant_admin: team.isAdmin })
    .where(eq(businesses.id, userId))
}

/** The row of somebody who has none yet, on the plan that a business of their own would begin with. */
export async function addOwnRow(tx: Tx, now: Date, { userId, email, name }: Person): Promise<void> {
  await speakFor(tx, { userId })
  const [cheapest] = await findTiers(tx)
  await tx
    .insert(businesses)
    .values({ id: userId, email, company_name: name, tier_id: cheapest!.id, created_at: now })
    .onConflictDoNothing()
}
