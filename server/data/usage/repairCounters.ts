import { type Counters, lockBusinessRow, setCounters } from '#server/businesses/business/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { type Counted, countRows } from './countRows.ts'

/** A business's counters before a repair and after it, and which of them changed. */
export type Repaired = Counted & { changed: (keyof Counters)[] }

/**
 * Sets a business's counters to what its rows say. Returns null if they are right; then nothing is locked or
 * written. Otherwise it locks the business row and counts again, because a request may have come in between.
 */
export async function repairCounters(tx: Tx, businessId: string): Promise<Repaired | null> {
  if (wrongOf(await countRows(tx, businessId)).length === 0) return null
  await lockBusinessRow(tx, businessId)
  const counted = await countRows(tx, businessId)
  const changed = wrongOf(counted)
  if (changed.length === 0) return null
  await setCounters(tx, businessId, counted.rows)
  return { ...counted, changed }
}

const wrongOf = ({ kept, rows }: Counted): (keyof Counters)[] =>
  (Object.keys(kept) as (keyof Counters)[]).filter((counter) => kept[counter] !== rows[counter])
