import type { Tx } from '#server/platform/database/index.ts'
import type { Bought } from './planAt.ts'
import { findPlan } from './queries.ts'

/**
 * True for a business that nobody has paid or vouched for, whatever its age: accounts cost nothing to make, and a
 * stranger can let one wait. A young business's texts and mails are capped, and its links are reviewed.
 */
export async function isYoung(
  { tx, now }: { tx: Tx; now: Date },
  business: Bought & { id: string; plan_texts_since: Date | null },
): Promise<boolean> {
  if (business.plan_texts_since !== null) return false
  return (await findPlan({ tx, now }, business)).grant === null
}
