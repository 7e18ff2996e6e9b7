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
  missing:
    'No se pudo cargar una parte de esta página. Lo que escribiste sigue aquí: apunta lo que necesites y recarga la página.',
  reload: 'Recargar',
}
