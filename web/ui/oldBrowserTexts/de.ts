import type { texts as english } from '../oldBrowserTexts.ts'

export const texts: typeof english = {
  title: 'Dieser Browser ist zu alt für diese Seite',
  customers: 'Bitte aktualisiere ihn, oder frag an der Kasse: Dort ist deine Karte zu sehen.',
  team: 'Bitte aktualisiere ihn, oder öffne diese Seite in Safari 17.4, Chrome 120, Edge 120, Firefox 125 oder neuer.',
}
