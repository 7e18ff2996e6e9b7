import type { whenTexts as english } from '../whenTexts.ts'

export const whenTexts: typeof english = {
  late: (happened, arrived, sameDay) =>
    `erfasst am ${happened.day} um ${happened.time}, angekommen ${sameDay ? `um ${arrived.time}` : `am ${arrived.day} um ${arrived.time}`}`,
}
