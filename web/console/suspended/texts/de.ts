import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: (day) => `Dieser Laden ist seit ${day} gesperrt`,
  reason: (reason) => `Der Grund: ${reason}`,
  text: 'Du kannst alles ansehen, aber nichts ändern. Niemand kann beitreten oder sammeln, es gehen keine Nachrichten raus, und API-Schlüssel werden abgewiesen. Deine Kunden sehen ihre Karten weiterhin.',
  forAdmin: 'Bitte antworte auf unsere E-Mail dazu oder schreib an',
  forMembers: 'Warum, steht in unserer E-Mail an den Admin. Fragen gehen an',
}
