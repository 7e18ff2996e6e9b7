import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  ofProgram: (program) => `Nagroda: ${program}`,
  off: (amount) => `${amount} rabatu`,
  free: (item) => `${item} gratis`,
  freeItem: 'Artykuł gratis',
}
