import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  ofProgram: (program) => `مكافأة ${program}`,
  off: (amount) => `خصم ${amount}`,
  free: (item) => `${item} مجانًا`,
  freeItem: 'منتج مجاني',
}
