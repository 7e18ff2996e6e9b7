import type { Tx } from '#server/platform/database/index.ts'
import type { Bought } from './planAt.ts'
import { findPlan } from './queries.ts'

/**
 * A business that nobody has paid or spoken for, whatever its age: accounts cost nothing to make, and can be made to
 * wait. What a stranger makes texts and mails with is capped, and its links are looked at.
 */
export async function isYoung(
  { tx, now }: { tx: Tx; now: Date },
  business: Bought & { id: string; plan_texts_since: Date | null },
): Promise<boolean> {
  if (business.plan_texts_since !== null) return false
  return (await findPlan({ tx, now }, business)).grant === null
}
