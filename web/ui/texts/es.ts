import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  close: 'Cerrar',
  dismiss: 'Ocultar',
  messages: 'Avisos',
  loading: 'Cargando…',
  cancel: 'Cancelar',
  eraseDigit: 'Borrar la última cifra',
  more: (count) => `${count} más`,
  language: 'Idioma',
}
