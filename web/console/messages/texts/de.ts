import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

export const texts: typeof english = {
  sms: {
    title: 'Schnelle SMS',
    to: (name, phone) => `An ${name}, ${phone}`,
    choose: 'Vorlage auswählen',
    none: 'Keine aktiven SMS-Vorlagen',
    noneText: 'Aktiviere eine eigene, dann kannst du sie hier auswählen.',
    send: 'SMS senden',
    sending: 'Wird gesendet…',
    sent: 'SMS gesendet',
    failed: 'Die SMS wurde nicht gesendet',
    goes: (when) => `Die SMS geht raus: ${when}`,
    goesText: 'Gerade ist Ruhezeit. Bis dahin kannst du sie im Verlauf lesen.',
    long: (segments) => `Länger als eine SMS: Sie wird als ${segments} SMS-Teile gesendet.`,
    unicode: 'Wegen eines Sonderzeichens passt nur halb so viel in eine SMS.',
  },
  email: {
    title: 'Schnelle E-Mail',
    to: (name, email) => `An ${name}, ${email}`,
    choose: 'Vorlage auswählen',
    none: 'Keine aktiven E-Mail-Vorlagen',
    noneText: 'Aktiviere eine eigene, dann kannst du sie hier auswählen.',
    send: 'E-Mail senden',
    sending: 'Wird gesendet…',
    sent: 'E-Mail gesendet',
    failed: 'Die E-Mail wurde nicht gesendet',
    goes: (when) => `Die E-Mail geht raus: ${when}`,
    goesText: 'Bis dahin kannst du sie im Verlauf lesen.',
  },
  loading: 'Vorlagen werden geladen…',
  loadFailed: 'Die Vorlagen konnten nicht geladen werden.',
  previewFailed: 'Die Vorschau konnte nicht angezeigt werden.',
  retry: 'Erneut versuchen',
  change: 'Andere Vorlage',
  preview: 'Vorschau',
  subject: 'Betreff',
  mail: 'Die E-Mail, wie sie ankommt',
  screens: { legend: 'Ansicht auf', phone: 'Handy', desktop: 'Computer' },
  size: (characters, segments, n) =>
    `${characters} Zeichen, ${segments} SMS-${plural(n, { one: 'Teil', other: 'Teile' })}`,
  leadOver:
    'Links werden durch kürzere von uns ersetzt, damit du siehst, wer sie anklickt: Das ist die Länge, wie gesendet.',
  takes: {
    allowance: (n, left) =>
      left === null
        ? `braucht ${n} SMS aus deinem Tarif, dort unbegrenzt`
        : `braucht ${n} von ${left} übrigen SMS`,
    credits: (n, left) => `braucht ${n} von ${left} Credits`,
    nothing: 'braucht keine Credits',
  },
  willGo: (when) => `Gerade ist Ruhezeit, deshalb wird später gesendet: ${when}.`,
  plans: 'Tarife ansehen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  slow: 'Ist unterwegs',
  slowText: 'Der Anbieter hat noch nicht geantwortet. Im Verlauf steht, was daraus wurde.',
  uncertain: 'Wir wissen nicht, ob die Nachricht ankam',
  uncertainText: 'Von selbst wird sie nicht noch einmal gesendet, damit niemand sie doppelt bekommt.',
  proof: {
    title: 'Keine SMS oder E-Mails, bis die E-Mail-Adresse bestätigt ist',
    owner: (email) =>
      `Wir haben einen Link an ${email} geschickt. Öffne ihn, und deine Kunden können SMS und E-Mails bekommen: Karten, Codes und Neuigkeiten.`,
    member:
      'Die E-Mail-Adresse des Admins dieses Ladens ist noch nicht bestätigt. Bis dahin bekommen Kunden keine SMS und keine E-Mails.',
    resend: 'E-Mail noch einmal senden',
    resent: (email) => `Ein neuer Link ist unterwegs an ${email}`,
  },
  proofOfMail: {
    title: 'Keine E-Mails, bis die E-Mail-Adresse bestätigt ist',
    owner: (email) =>
      `Wir haben einen Link an ${email} geschickt. Öffne ihn, und deine Kunden können E-Mails bekommen: Begrüßungen, Prämien und Neuigkeiten.`,
    member:
      'Die E-Mail-Adresse des Admins dieses Ladens ist noch nicht bestätigt. Bis dahin bekommen Kunden keine E-Mails.',
  },
  unheard: 'Es kam keine Antwort. Versuch es noch einmal: Gesendet wird höchstens einmal.',
}
