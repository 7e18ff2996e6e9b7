import type { texts as english } from '../consentTexts.ts'

export const texts: typeof english = {
  sms: (business) =>
    `Schickt mir Angebote und Neuigkeiten von ${business} per SMS. Ich kann das jederzeit widerrufen, mit der Antwort STOP.`,
  automatedSms: (business) =>
    `Schickt mir Angebote und Neuigkeiten von ${business} per SMS. Es sind wiederkehrende, automatisch verschickte Werbenachrichten an diese Nummer, mal mehr, mal weniger. Für Nachrichten und Daten können Kosten anfallen. Mit der Antwort HELP bekomme ich Hilfe, mit STOP bestelle ich sie ab. Um etwas zu kaufen, muss ich nicht zustimmen.`,
  email: (business) =>
    `Schickt mir Angebote und Neuigkeiten von ${business} per E-Mail. Ich kann das jederzeit widerrufen, über den Link in jeder E-Mail.`,
}
