import type { Bonus, Joinings } from '#server/loyalty/ledger/index.ts'
import { isPast } from '#server/loyalty/ledger/index.ts'
import { type Memory, openLots } from './memory.ts'

/** Finds in memory what two customers got for joining, as `findJoinings` does in the database. */
export function joiningsOf(memory: Memory, both: string[], now: Date): Joinings {
  const entries = [...memory.entries.values()].flat()
  const reversed = new Set(entries.map(({ reverses_id }) => reverses_id))
  const bonuses = entries.flatMap(({ id, points, cause }): Bonus[] => {
    const kept = memory.lots.get(id)
    if (cause.code !== 'welcome_bonus' || !kept || !both.includes(kept.customerId)) return []
    if (reversed.has(id) || isPast(kept.lot.expires_at, now)) return []
    return [{ ...kept, granted: points }]
  })
  const codes = [...memory.rewards.values()].filter(
    ({ customer_id, type, status, operation_id }) =>
      both.includes(customer_id) &&
      type === 'rebate_code' &&
      (status === 'earned' || status === 'redeemed') &&
      memory.operations.get(operation_id ?? '')?.kind === 'join',
  )
  return { bonuses, codes, openLots: both.flatMap((id) => openLots(memory, id)) }
}
