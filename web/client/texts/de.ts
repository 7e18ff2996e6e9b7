import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  offline: 'Keine Verbindung. Bitte prüfe dein Internet und versuch es noch einmal.',
  unavailable: 'Da ist etwas schiefgegangen. Bitte versuch es noch einmal.',
}
