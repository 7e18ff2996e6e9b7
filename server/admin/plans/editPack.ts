import { changesBetween, recordPlatformAct } from '#server/businesses/audit/index.ts'
import { type CreditPack, findCreditPacks } from '#server/businesses/credits/index.ts'
import { invalidField, notFound, stale } from '#server/platform/context/refusal.ts'
import { isConflict } from '#server/platform/database/index.ts'
import type { Admin } from '../index.ts'
import type { AdminPack, PackEdits } from './packsContract.ts'
import { changePack } from './queries.ts'

/**
 * Changes a pack of credits for later buyers: an open payment page and an automatic purchase keep the price that
 * their buyer saw.
 * @throws {Refusal} 'not_found'; 'conflict' with the pack as it is if somebody else changed it first; 'invalid'
 * for as many credits as another pack has
 */
export async function editPack(
  { tx, userId, now }: Admin,
  { id, version, ...edits }: PackEdits & { id: string; version: number },
): Promise<AdminPack> {
  const before = await readPack(tx, id)
  if (before.version !== version) throw stale('this pack', { pack: before })
  const changed = await changePack(tx, id, version, edits).catch((error) => {
    if (isConflict(error)) throw invalidField('credits', 'Another pack has as many credits.')
    throw error
  })
  const after = await readPack(tx, id)
  if (!changed) throw stale('this pack', { pack: after })
  const changes = changesBetween(settingsOf(before), settingsOf(after))
  if (Object.keys(changes).length > 0)
    await recordPlatformAct(tx, now, {
      userId,
      action: 'credit_pack_changed',
      details: { credits: before.credits, changes },
    })
  return after
}

async function readPack(tx: Admin['tx'], id: string): Promise<CreditPack> {
  const pack = (await findCreditPacks(tx)).find((one) => one.id === id)
  if (!pack) throw notFound('Pack')
  return pack
}

/** Settings of a pack, as the log words them. */
const settingsOf = ({ credits, amount }: CreditPack) => ({ credits, price: (amount / 100).toFixed(2) })
