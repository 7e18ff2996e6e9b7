import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  offline: 'Keine Verbindung. Bitte prüfe dein Internet und versuch es noch einmal.',
  unreadable: 'Die Antwort war nicht lesbar.',
  unavailable: 'Da ist etwas schiefgegangen. Bitte versuch es noch einmal.',
}
