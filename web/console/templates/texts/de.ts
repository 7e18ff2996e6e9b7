import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

const PLAINLY =
  'Aus Łukasz wird Lukasz; ein Name in einer anderen Schrift fällt weg, und stattdessen steht dort „lieber Gast“. In deiner Kundenliste bleibt der Name, wie er ist.'

export const texts: typeof english = {
  sms: {
    title: 'SMS-Vorlagen',
    description: 'Was Kunden lesen, die in SMS eingewilligt haben, und wann.',
    create: 'Neue SMS-Vorlage',
    none: 'Noch keine SMS-Vorlagen',
  },
  email: {
    title: 'E-Mail-Vorlagen',
    description: 'Was Kunden lesen, die in E-Mails eingewilligt haben, und wann.',
    create: 'Neue E-Mail-Vorlage',
    none: 'Noch keine E-Mail-Vorlagen',
  },
  toTriggers: 'Automatische Nachrichten',
  noneText: 'Eine Vorlage schreibst du einmal; gesendet wird sie, wann immer es so weit ist, oder von Hand.',
  loading: 'Vorlagen werden geladen…',
  loadFailed: 'Die Vorlagen konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  edit: 'Bearbeiten',
  editOf: (name) => `${name} bearbeiten`,
  activate: 'Aktivieren',
  deactivate: 'Deaktivieren',
  toggleOf: (act, name) => `${act}: ${name}`,
  toggling: 'Einen Moment…',
  toggleFailed: 'Die Vorlage konnte nicht umgeschaltet werden',
  triggers: {
    welcome: 'Willkommen',
    reward_earned: 'Prämie verdient',
    reward: 'Prämie verdient',
    points_milestone: 'Punktestand erreicht',
    birthday: 'Geburtstag',
    promotional: 'Werbung',
    custom: 'Eigene',
  },
  when: {
    welcome: 'Geht raus, wenn jemand beitritt.',
    reward: 'Geht raus, wenn ein Kunde eine Prämie verdient. Prämie und Code folgen nach dem Text.',
    milestone: (points) =>
      `Geht raus, wenn ein Kunde mit einem Kauf ${points} Punkte überschreitet: von mehreren die höchste Zahl, jede nur einmal.`,
    birthday: (hour) => `Geht am Geburtstag eines Kunden um ${hour} raus.`,
    beforeBirthday: (days, n, hour) =>
      `Geht ${days} ${plural(n, { one: 'Tag', other: 'Tage' })} vor dem Geburtstag eines Kunden um ${hour} raus.`,
    byHand: 'Wird von Hand gesendet, aus der Zeile eines Kunden.',
  },
  look: {
    title: 'Noch gehen damit keine E-Mails raus',
    text: (hosts) =>
      `Dein Laden ist neu, und diese Vorlage führt zu ${hosts}. Ihre E-Mails gehen raus, sobald wir den Link angesehen haben, oder mit deiner ersten Zahlung. Ohne ihn gehen sie sofort raus. Soll es kein Link sein, setz ein Leerzeichen nach dem Punkt.`,
    without: 'Links entfernen',
    dropped: 'Die Links sind entfernt',
    failed: 'Die Links wurden nicht entfernt',
  },
  inTrigger: 'Uhrzeit, Tage davor und ein Geschenk stellst du bei der automatischen Nachricht ein.',
  off: 'Inaktiv: Wird nicht gesendet.',
  sentBy: (title) => `Wird von der automatischen Nachricht „${title}“ gesendet.`,
  replaced: (name) => `Wird nicht gesendet: „${name}“ ist neuer und auch aktiv.`,
  fields: {
    name: { label: 'Name', hint: 'Für dein Team. Kunden sehen ihn nicht.' },
    trigger_type: { label: 'Wann sie rausgeht' },
    milestones: { label: 'Punktestände', hint: 'Zahlen mit Kommas dazwischen.', affix: 'Punkte' },
    subject: { label: 'Betreff' },
    message_template: { label: 'Nachricht' },
    body: { label: 'Text', hint: 'Eine leere Zeile beginnt einen neuen Absatz.' },
    blocks: { label: 'Gestaltung' },
    translations: { label: 'Sprachen' },
    plain_names: { label: 'Einfache Namen' },
  },
  yes: 'Ja',
  no: 'Nein',
  languages: {
    label: 'Sprache',
    hint: 'Wer eine der anderen Sprachen liest, bekommt sie; alle anderen bekommen deinen eigenen Text.',
    own: 'Dein eigener Text',
    add: 'Sprache hinzufügen',
    remove: (language) => `${language} entfernen`,
    alsoIn: (list) => `Auch in: ${list}`,
  },
  insert: 'Einfügen',
  placeholders: {
    business_name: 'Laden',
    name: 'Ganzer Name',
    firstName: 'Vorname',
    lastName: 'Nachname',
    points: 'Punkte',
    stamps: 'Stempel',
    nextReward: 'Nächste Prämie',
    toNextReward: 'Was dafür noch fehlt',
    email: 'E-Mail-Adresse',
    code: 'Code',
  },
  preview: {
    as: 'Vorschau für',
    nobody: 'Beispielkunde',
    unnamed: 'Ein Kunde ohne Namen',
    empty: 'Was du schreibst, siehst du hier so, wie ein Kunde es liest.',
    failed: 'Die Vorschau konnte nicht angezeigt werden.',
  },
  cost: {
    link: {
      together: 'Wer beitritt, bekommt den Link zur Karte in derselben SMS.',
      apart:
        'Wer beitritt, bekommt den Link zur Karte in einer eigenen SMS, die dich nichts kostet: Zusammen bräuchte es mehr.',
    },
    plain: (now, then, n) =>
      `Mit einfachen Zeichen sind es ${then} SMS-${plural(n, { one: 'Teil', other: 'Teile' })} statt ${now}.`,
    usePlain: 'Einfache Zeichen nehmen',
    isPlain: 'Die Nachricht hat jetzt einfache Zeichen.',
    takeBack: 'Rückgängig machen',
    most: (name, segments) => `Bei ${name} sind es ${segments} SMS-Teile.`,
    plainNames: 'Einfache Namen, wo ein Name die SMS länger macht',
    namesSave: (name, named, plain) =>
      `Bei ${name} sind es ${named} SMS-Teile, einfach geschrieben ${plain}. ${PLAINLY}`,
    plainly: PLAINLY,
  },
  test: {
    send: 'Test an mich senden',
    sending: 'Wird gesendet…',
    sent: (recipient) => `Der Test ist unterwegs an ${recipient}`,
    failed: 'Der Test wurde nicht gesendet',
  },
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  cancel: 'Abbrechen',
  saveFailed: (reason) => `Die Vorlage wurde nicht gespeichert: ${reason}`,
  updated: 'Vorlage gespeichert',
  created: 'Vorlage erstellt',
  milestonesWrong: 'Gib ganze Zahlen mit Kommas dazwischen ein, etwa 100, 250.',
}
