import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  byEmail: 'Code per E-Mail',
  byText: 'Code per SMS',
  ways: 'Alle Anmeldemöglichkeiten',
  password: 'Mit Passwort anmelden',
  email: {
    title: 'Per E-Mail anmelden',
    description: 'Wir schicken dir einen Code und einen Link. Beides meldet dich an.',
    submit: 'Code schicken',
    sentTitle: 'Schau in dein Postfach',
    sentTo: (email) =>
      `Ein Code und ein Link sind unterwegs an ${email}. Sie funktionieren einmal, 10 Minuten lang.`,
    again: 'Erneut schicken',
    other: 'Andere E-Mail-Adresse',
  },
  sms: {
    title: 'Per SMS anmelden',
    description: 'Wir schicken einen Code an die Telefonnummer deines Kontos.',
    phone: 'Telefonnummer',
    hint: 'Aus einem anderen Land? Beginne mit + und der Vorwahl.',
    submit: 'Code schicken',
    sentTitle: 'Schau auf dein Handy',
    sentTo: (phone) =>
      `Wenn ${phone} zu einem Konto gehört, ist ein Code unterwegs. Er funktioniert einmal, 10 Minuten lang.`,
    again: 'Erneut schicken',
    other: 'Andere Nummer',
  },
  code: {
    label: 'Code',
    hint: '6 Ziffern',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft…',
    wait: (seconds) => `Neuer Code in ${seconds} s`,
    sentAgain: 'Ein neuer Code ist unterwegs. Der vorherige gilt nicht mehr.',
    sending: 'Wird gesendet…',
  },
  link: {
    title: 'Bei Regulars anmelden',
    as: (email) => `Als ${email}`,
    opens: (email) =>
      `Zu ${email} gibt es noch kein Konto. Mit der Anmeldung entsteht eines, mit einem Laden im Tarif Free.`,
    instead: (email) => `Auf diesem Gerät bist du als ${email} angemeldet. Diese Anmeldung endet damit.`,
    submit: 'Anmelden',
    busy: 'Anmeldung läuft…',
    notYou: 'Du wolltest das nicht? Schließe diese Seite, dann passiert nichts.',
    failed: 'Du bist nicht angemeldet',
    dead: 'Dieser Link gilt nicht mehr',
    newCode: 'Neuen anfordern',
    retry: 'Erneut versuchen',
  },
  errors: {
    phone: 'Gib deine Telefonnummer ein',
    code: 'Gib die 6 Ziffern des Codes ein',
  },
}
