import type { texts as english } from '../oldBrowserTexts.ts'

export const texts: typeof english = {
  title: 'Deze browser is te oud voor deze pagina',
  customers: 'Werk hem bij, of vraag het aan de kassa: daar kunnen ze je kaart zien.',
  team: 'Werk hem bij, of open deze pagina in Safari 17.4, Chrome 120, Edge 120, Firefox 125 of nieuwer.',
}
