import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Anmeldemöglichkeiten',
  description: 'Alle führen in dasselbe Konto.',
  list: 'Anmeldemöglichkeiten',
  on: 'An',
  off: 'Aus',
  login: 'Zur Anmeldung',
  loading: 'Wird geladen…',
  failed: 'Die Anmeldemöglichkeiten konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  ways: {
    password: ['Passwort', 'Deine E-Mail-Adresse und ein Passwort mit mindestens 6 Zeichen.'],
    email_code: ['Code per E-Mail', 'Sechs Ziffern zum Eintippen. Sie gelten einmal, 10 Minuten lang.'],
    magic_link: [
      'Link per E-Mail',
      'Er kommt zusammen mit dem Code, für das Gerät, auf dem du deine E-Mails liest.',
    ],
    sms_code: ['Code per SMS', 'Für Konten mit Telefonnummer. Deine Nummer trägst du in deinem Konto ein.'],
    google: ['Google', 'Das Google-Konto mit deiner E-Mail-Adresse.'],
    sso: ['Single Sign-on', 'Das Konto, das du von deiner Firma hast, über deren eigenen Anbieter.'],
  },
}
