import type { texts as english } from '../texts.ts'

/** Lets the whole name be read from the right, whatever letters it begins with. */
const fromTheRight = '\u200f'

export const texts: typeof english = {
  ofProgram: (program) => `مكافأة ${program}`,
  off: (amount) => `خصم ${amount}`,
  free: (item) => `${fromTheRight}${item} مجانًا`,
  freeItem: 'منتج مجاني',
}
