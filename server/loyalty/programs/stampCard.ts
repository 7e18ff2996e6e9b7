import { endOfDayAfter } from '#server/platform/time/calendar.ts'
import { type OpenCard, type Placement, placeStamps } from './card.ts'
import type { StampCardConfig } from './config.ts'

/** Places the stamps of a visit on cards. Stamps beyond the open card start the next one, or are refused. */
export const stampVisit = (
  config: StampCardConfig,
  open: OpenCard | null,
  stamps: number,
): { placements: Placement[]; refused: number } =>
  placeStamps(open, stamps, config.stampsRequired, config.allowMultipleCards)

/** The end of a card that gets its first stamp now; null means never. */
export const cardEnd = (config: StampCardConfig, now: Date, timeZone: string): Date | null =>
  endOfDayAfter(now, config.cardExpireDays, timeZone)
