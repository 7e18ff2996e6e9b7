import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  ofProgram: (program) => `Récompense ${program}`,
  off: (amount) => `${amount} de remise`,
  free: (item) => `${item} en cadeau`,
  freeItem: 'Article offert',
}
