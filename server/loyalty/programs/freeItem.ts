import { type OpenCard, type Placement, placeStamps } from './card.ts'
import type { FreeItemConfig } from './config.ts'

/** Counts one purchase towards the free item; nothing after it was given, unless the count starts again. */
export function countPurchase(
  config: FreeItemConfig,
  open: OpenCard | null,
  itemsGiven: number,
): { placements: Placement[] } {
  if (!config.recurring && itemsGiven > 0) return { placements: [] }
  return placeStamps(open, 1, config.requiredPurchases, false)
}
