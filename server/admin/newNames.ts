import { recordLook, recordPlatformAct } from '#server/audit/index.ts'
import { MOST_NAMES, type NewNames } from './namesContract.ts'
import { findNewNames, seeName } from './queries.ts'
import type { Admin } from './readUser.ts'

/** The names that nobody of the platform has looked at yet. The look is written down. */
export async function listNewNames({ tx, userId, now }: Admin): Promise<NewNames> {
  const found = await findNewNames(tx, MOST_NAMES)
  await recordPlatformAct(tx, now, { userId, action: 'new_names_looked_at' })
  return found
}

/**
 * Marks names as seen, each once, also by two super admins at the same time. It stands in each shop's own log, for the
 * shop to see.
 */
export async function seeNames(
  { tx, now }: Admin,
  names: { business_id: string; id: string }[],
): Promise<NewNames> {
  // In one order, so that two who mark the same wait for each other.
  const inOrder = names.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const { business_id: businessId, id } of inOrder)
    if (await seeName(tx, now, businessId, id)) await recordLook(tx, now, businessId, 'name_seen')
  return findNewNames(tx, MOST_NAMES)
}
