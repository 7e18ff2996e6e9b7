import { recordPlatformAct, recordViewing } from '#server/businesses/audit/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { pageOfAll, type Wanted } from '#server/platform/http/pages/page.ts'
import { findNewNames, seeName } from '../queries.ts'
import type { Admin } from '../users/readUser.ts'
import { MOST_NAMES, type NewNames } from './namesContract.ts'

/** Most names read at a time: a super admin checks a few, and nobody reads more than these before marking. */
const MOST_READ = 1000

/** Lists names that no super admin has checked yet. The platform's log records the look. */
export async function listNewNames({ tx, userId, now }: Admin, page: Wanted): Promise<NewNames> {
  const found = await readNames(tx, page)
  await recordPlatformAct(tx, now, { userId, action: 'new_names_looked_at' })
  return found
}

/**
 * Marks names as checked, each once, even if two super admins do so at the same time. Each business's own log
 * records it, for the business to see.
 */
export async function seeNames(
  { tx, now }: Admin,
  { names }: { names: { business_id: string; id: string }[] },
): Promise<NewNames> {
  // In one order, so that two super admins who mark the same names wait for each other.
  const inOrder = names.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const { business_id: businessId, id } of inOrder)
    if (await seeName(tx, now, businessId, id)) await recordViewing(tx, now, businessId, 'name_seen')
  return readNames(tx, { limit: MOST_NAMES })
}

async function readNames(tx: Tx, page: Wanted): Promise<NewNames> {
  const { names, total } = await findNewNames(tx, MOST_READ)
  return { ...pageOfAll(names, page), total }
}
