import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  ofProgram: (program) => `Prêmio de ${program}`,
  off: (amount) => `${amount} de desconto`,
  free: (item) => `${item} grátis`,
  freeItem: 'Item grátis',
}
