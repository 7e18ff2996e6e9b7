import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  customers: 'Exportar',
  segment: 'Exportar segmento',
  ledger: 'Exportar movimientos',
  messages: 'Exportar mensajes',
  outstanding: 'Exportar para contabilidad',
}
