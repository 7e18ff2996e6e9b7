import type { texts as english } from '../oldBrowserTexts.ts'

export const texts: typeof english = {
  title: 'Ce navigateur est trop ancien pour cette page',
  customers: 'Mettez-le à jour, ou demandez à la caisse : votre carte y est visible.',
  team: 'Mettez-le à jour, ou ouvrez cette page dans Safari 17.4, Chrome 120, Edge 120, Firefox 125 ou plus récent.',
}
