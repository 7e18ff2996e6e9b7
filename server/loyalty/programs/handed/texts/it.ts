import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  ofProgram: (program) => `Premio ${program}`,
  off: (amount) => `${amount} di sconto`,
  free: (item) => `${item} gratis`,
  freeItem: 'Articolo gratis',
}
