import type { refusalMailTexts as english } from '../refusalMailTexts.ts'

export const refusalMailTexts: typeof english = {
  subject: 'Mailchimp lehnt deinen Schlüssel ab',
  content: (reason) => [
    `Mailchimp hat deinen API-Schlüssel oder die Audience abgelehnt, deshalb werden deine Kunden nicht mehr abgeglichen. Die Meldung:\n${reason}`,
    'Verloren geht nichts: Was sich inzwischen ändert, wartet hier.',
    'Sieh in Mailchimp nach, ob es den Schlüssel und die Audience noch gibt. Speichere dann in den Einstellungen einen Schlüssel: Alles geht von selbst weiter.',
  ],
  button: 'Einstellungen öffnen',
}
