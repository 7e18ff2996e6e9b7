import type { texts as english } from '../consentTexts.ts'

export const texts: typeof english = {
  sms: (business, rates) =>
    `Schickt mir Angebote und Neuigkeiten von ${business} per SMS. Es sind wiederkehrende, automatisch verschickte Werbenachrichten an diese Nummer, mal mehr, mal weniger.${rates} Mit HELP als Antwort bekomme ich Hilfe, mit STOP hört es auf. Kein Einkauf hängt davon ab, dass ich zustimme.`,
  rates: ' Für Nachrichten und Daten können Kosten anfallen.',
  email: (business) =>
    `Schickt mir Angebote und Neuigkeiten von ${business} per E-Mail. In jeder E-Mail ist ein Link, der sie beendet.`,
}
