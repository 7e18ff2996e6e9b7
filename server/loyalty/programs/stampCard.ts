import { endOfDayAfter } from '#server/platform/calendar.ts'
import { type OpenCard, type Placement, placeStamps } from './card.ts'
import type { StampCardConfig } from './config.ts'

/** Where the stamps of a visit go. More than there are places for start the next card, or are refused. */
export const stampVisit = (
  config: StampCardConfig,
  open: OpenCard | null,
  stamps: number,
): { placements: Placement[]; refused: number } =>
  placeStamps(open, stamps, config.stampsRequired, config.allowMultipleCards)

/** When a card ends that gets its first stamp now; null is never. */
export const cardEnd = (config: StampCardConfig, now: Date, timeZone: string): Date | null =>
  endOfDayAfter(now, config.cardExpireDays, timeZone)
