import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  label: 'Novedades de Regulars',
  dismiss: 'Ocultar',
  dismissOne: (title) => `Ocultar: ${title}`,
  dismissing: 'Guardando…',
  failed: 'No se pudo ocultar.',
}
