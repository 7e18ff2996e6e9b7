import type { whenTexts as english } from '../whenTexts.ts'

export const whenTexts: typeof english = {
  late: (happened, arrived, sameDay) =>
    `registrado el ${happened.day} a las ${happened.time}, llegó ${sameDay ? `a las ${arrived.time}` : `el ${arrived.day} a las ${arrived.time}`}`,
}
