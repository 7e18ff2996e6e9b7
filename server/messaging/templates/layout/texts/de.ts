import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  openAddress: 'Oder öffne diese Adresse:',
  why: 'Du bekommst diese E-Mail, weil du zugestimmt hast, dass wir dir schreiben.',
  preferences: 'Auswählen, was ich bekomme',
  unsubscribe: 'Abmelden',
  by: 'Kundenkarten von Regulars',
}
