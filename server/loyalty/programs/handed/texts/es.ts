import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  ofProgram: (program) => `Premio de ${program}`,
  off: (amount) => `${amount} de descuento`,
  free: (item) => `${item} gratis`,
  freeItem: 'Producto gratis',
}
