import { type OpenCard, type Placement, placeStamps } from './card.ts'
import type { FreeItemConfig } from './config.ts'

/**
 * Counts one purchase towards the free item. Once an item was given, nothing counts unless the program is recurring.
 */
export function countPurchase(
  config: FreeItemConfig,
  open: OpenCard | null,
  itemsGiven: number,
): { placements: Placement[] } {
  if (!config.recurring && itemsGiven > 0) return { placements: [] }
  return placeStamps(open, 1, config.requiredPurchases, false)
}
