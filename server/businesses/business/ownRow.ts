import { eq } from 'drizzle-orm'
import { findTiers } from '#server/businesses/plans/index.ts'
import { speakFor, type Tx } from '#server/platform/database/index.ts'
import { isBusiness } from './queries.ts'
import { businesses } from './tables.ts'

export type Person = { userId: string; email: string; name: string }

/** A person's own row in businesses. A row that is a business, theirs or one they founded, is not changed. */
export type OwnRow = { userId: string; isBusiness: boolean }

/** Call it before anything is written: it looks at every business. */
export const findOwnRow = async (tx: Tx, userId: string): Promise<OwnRow> => ({
  userId,
  isBusiness: await isBusiness(tx, userId),
})

/**
 * Writes into a person's own row which team they are on, or none: for the spec's profile, and as a fall-back. The
 * membership is what counts.
 */
export async function noteTeam(
  tx: Tx,
  own: OwnRow,
  team: { tenantId: string | null; isAdmin: boolean },
): Promise<void> {
  if (own.isBusiness) return
  const { userId } = own
  await speakFor(tx, { userId })
  await tx
    .update(businesses)
    .set({ tenant_id: team.tenantId, is_tenant_admin: team.isAdmin })
    .where(eq(businesses.id, userId))
}

/** Adds a row for a person who has none, with the plan that a business of their own would begin with. */
export async function addOwnRow(tx: Tx, now: Date, { userId, email, name }: Person): Promise<void> {
  await speakFor(tx, { userId })
  const [cheapest] = await findTiers(tx)
  await tx
    .insert(businesses)
    .values({ id: userId, email, company_name: name, tier_id: cheapest!.id, created_at: now })
    .onConflictDoNothing()
}

/** The company name on a person's own row. */
export async function findOwnName(tx: Tx, userId: string): Promise<string | undefined> {
  const [own] = await tx
    .select({ company_name: businesses.company_name })
    .from(businesses)
    .where(eq(businesses.id, userId))
  return own?.company_name
}
