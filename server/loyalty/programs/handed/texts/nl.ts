import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  ofProgram: (program) => `Beloning van ${program}`,
  off: (amount) => `${amount} korting`,
  free: (item) => `Gratis ${item}`,
  freeItem: 'Gratis artikel',
}
