import { type CreditMovement, recordCredits } from '#server/businesses/credits/index.ts'
import type { Tx } from '#server/platform/database/index.ts'

const DAY = 86_400_000

type Moved = Pick<CreditMovement, 'kind' | 'credits' | 'reason'> & { onDay: number; atHour: number }

/** Credits that the platform gave and took in the year. */
export const cafeCredits: Moved[] = [
  {
    onDay: 41,
    atHour: 15,
    kind: 'granted',
    credits: 250,
    reason: 'Texts were late for two days: our apology',
  },
  { onDay: 198, atHour: 10, kind: 'granted', credits: 500, reason: 'Told two other cafés about us' },
  { onDay: 198, atHour: 11, kind: 'granted', credits: 500, reason: 'Told two other cafés about us' },
  { onDay: 199, atHour: 9, kind: 'taken', credits: -500, reason: 'Given twice by mistake' },
]
export const bookshopCredits: Moved[] = [
  { onDay: 263, atHour: 14, kind: 'granted', credits: 100, reason: 'For the reading week in town' },
]

export async function moveCredits(tx: Tx, businessId: string, start: Date, moved: Moved[]): Promise<void> {
  for (const { onDay, atHour, ...movement } of moved) {
    const at = new Date(start.getTime() + onDay * DAY + atHour * 3_600_000)
    await recordCredits(tx, businessId, at, movement)
  }
}
