import type { texts as english } from '../oldBrowserTexts.ts'

export const texts: typeof english = {
  title: 'Ta przeglądarka jest za stara na tę stronę',
  customers: 'Zaktualizuj ją albo zapytaj przy kasie: tam widać Twoją kartę.',
  team: 'Zaktualizuj ją albo otwórz tę stronę w Safari 17.4, Chrome 120, Edge 120, Firefox 125 lub nowszej.',
}
