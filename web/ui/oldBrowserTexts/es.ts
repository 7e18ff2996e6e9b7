import type { texts as english } from '../oldBrowserTexts.ts'

export const texts: typeof english = {
  title: 'Este navegador es demasiado antiguo para esta página',
  customers: 'Actualízalo o pregunta en la caja: allí pueden ver tu tarjeta.',
  team: 'Actualízalo o abre esta página en Safari 17.4, Chrome 120, Edge 120, Firefox 125 o una versión más reciente.',
}
