import type { texts as english } from '../oldBrowserTexts.ts'

export const texts: typeof english = {
  title: 'Questo browser è troppo vecchio per questa pagina',
  customers: 'Aggiornalo, oppure chiedi alla cassa: lì possono vedere la tua tessera.',
  team: 'Aggiornalo, oppure apri questa pagina con Safari 17.4, Chrome 120, Edge 120, Firefox 125 o più recente.',
}
