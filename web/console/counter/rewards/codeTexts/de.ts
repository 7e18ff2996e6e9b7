import type { codeTexts as english } from '../codeTexts.ts'

export const codeTexts: typeof english = {
  title: 'Code vergeben',
  give: (program) => `${program} vergeben`,
  giving: 'Wird vergeben…',
  for: (customer) => `Ein Code für ${customer}`,
  text: 'Er steht auch auf der Karte. Der Kunde zeigt ihn beim Bezahlen.',
  image: (code) => `QR-Code von ${code}`,
  until: (date) => `Gültig bis ${date}`,
  forEver: 'Unbegrenzt gültig',
  done: 'Fertig',
}
