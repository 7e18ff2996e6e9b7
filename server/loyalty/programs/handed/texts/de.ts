import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  ofProgram: (program) => `Prämie: ${program}`,
  off: (amount) => `${amount} Rabatt`,
  free: (item) => `${item} gratis`,
  freeItem: 'Gratis-Artikel',
}
