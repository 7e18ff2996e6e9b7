import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { draftTexts as english, exclusionWords as englishExclusions } from '../texts.ts'

const plural = pluralsOf('de')
const has = (n: number) => plural(n, { one: 'hat', other: 'haben' })
const shares = (n: number) => plural(n, { one: 'teilt', other: 'teilen' })
const wants = (n: number) => plural(n, { one: 'will', other: 'wollen' })
const unreachable = (n: number) => `${plural(n, { one: 'ist', other: 'sind' })} nicht erreichbar`

export const exclusionWords: typeof englishExclusions = {
  sms: {
    no_address: (n) => `${has(n)} keine Telefonnummer`,
    not_agreed: (n) => `${has(n)} nicht in SMS eingewilligt`,
    stopped: (n) => `${has(n)} mit STOP geantwortet`,
    not_mobile: (n) => `${has(n)} eine Nummer, die keine SMS empfängt`,
    country: (n) => `${has(n)} eine Nummer aus einem Land, in das du keine SMS sendest`,
    paused: (n) => `${has(n)} deine Nachrichten gerade pausiert`,
    left_topic: (n) => `${wants(n)} keine Angebote und Neuigkeiten`,
    over_cap: (n) => `${has(n)} in dieser Woche schon so viele SMS bekommen, wie du erlaubst`,
    same_address: (n) => `${shares(n)} die Nummer mit einem anderen Kunden, der die SMS bekommt`,
  },
  email: {
    no_address: (n) => `${has(n)} keine E-Mail-Adresse`,
    not_agreed: (n) => `${has(n)} nicht in E-Mails eingewilligt`,
    stopped: (n) => `${has(n)} sich abgemeldet`,
    not_mobile: unreachable,
    country: unreachable,
    paused: (n) => `${has(n)} deine Nachrichten gerade pausiert`,
    left_topic: (n) => `${wants(n)} keine Angebote und Neuigkeiten`,
    over_cap: (n) => `${has(n)} in dieser Woche schon so viele E-Mails bekommen, wie du erlaubst`,
    same_address: (n) => `${shares(n)} die Adresse mit einem anderen Kunden, der die E-Mail bekommt`,
  },
}

export const draftTexts: typeof english = {
  name: { label: 'Name', hint: 'Für dein Team. Kunden sehen ihn nicht.' },
  steps: {
    who: 'Wer sie bekommt',
    what: 'Was darin steht',
    offer: 'Prämie oder Code für jeden',
    how: 'Wie sie gesendet wird',
    ahead: 'Vor dem Senden',
  },
  audience: {
    label: 'Zielgruppe',
    all: { label: 'Alle', description: 'Wer von deinen Kunden eingewilligt hat.' },
    segment: { label: 'Ein Segment', description: 'Wer beim Senden dazugehört.' },
    picked: { label: 'Von Hand ausgewählt', description: 'Bis zu 1.000 Kunden deiner Wahl.' },
  },
  segment: { label: 'Segment', none: 'Segment auswählen', missing: 'Wähle ein Segment' },
  picked: {
    label: 'Ausgewählte Kunden',
    search: 'Kunden hinzufügen',
    searchHint: 'Name, E-Mail, Telefon oder Kundennummer',
    none: 'Noch niemand ausgewählt.',
    nobody: 'Niemand gefunden, der nicht schon ausgewählt ist.',
    count: (count, n) => (n === 1 ? `${count} Kunde ausgewählt` : `${count} Kunden ausgewählt`),
    add: (name) => `${name} hinzufügen`,
    remove: (name) => `${name} entfernen`,
    gone: 'Ein Kunde, den es nicht mehr gibt',
    more: (count) => `${count} weitere zeigen`,
    full: 'Mehr lassen sich nicht von Hand auswählen. In ein Segment passen mehr.',
    clear: 'Alle entfernen',
  },
  copyFrom: 'Mit einer Vorlage beginnen',
  noCopy: 'Wähle eine aus, um ihren Text zu übernehmen',
  copied: (name) => `Der Text von „${name}“ ist übernommen`,
  undo: 'Rückgängig',
  subject: { label: 'Betreff' },
  body: {
    sms: { label: 'SMS' },
    email: { label: 'Text', hint: 'Eine leere Zeile beginnt einen neuen Absatz.' },
  },
  code: 'Code',
  first: 'Erste Fassung',
  second: 'Zweite Fassung',
  ofText: (label, which) => `${label} (${which})`,
  two: {
    label: 'Zwei Fassungen gegeneinander testen',
    hint: 'Jeder Kunde bekommt zufällig eine davon. Danach siehst du, welche besser ankam.',
  },
  offer: {
    label: 'Was jeder Kunde bekommt',
    none: 'Nichts',
    rewards: 'Prämien',
    codes: 'Rabattcodes',
    hint: 'Jeder Kunde bekommt eine eigene Prämie oder einen eigenen Code, erstellt beim Senden.',
    inText: {
      sms: 'Setz {code} im Text dorthin, wo der Code stehen soll.',
      email:
        'Setz {code} im Text dorthin, wo der Code stehen soll, oder füge bei Blöcken „Prämie und Code“ hinzu.',
    },
    paused: (name) => `${name} (pausiert)`,
    gone: 'Etwas, das es nicht mehr gibt',
    days: 'Gültig für',
    affixDays: 'Tage',
    stock: (left, n) =>
      n === 1
        ? 'Davon ist noch 1 da. Ist es vergeben, pausiert die Kampagne und sagt Bescheid.'
        : `Davon sind noch ${left} da. Sind alle vergeben, pausiert die Kampagne und sagt Bescheid.`,
    nothing:
      'Du hast noch keine Prämien und kein Programm mit Rabattcodes. Sobald es eins davon gibt, kann jeder Kunde etwas Eigenes bekommen.',
    toPrograms: 'Zu den Programmen',
  },
  holdout_percent: {
    label: 'Vergleichsgruppe',
    hint: 'Dieser Anteil der Kunden, zufällig ausgelost, bekommt keine Nachricht. So kannst du vergleichen, wer wiederkam. Ab 200 Empfängern.',
    picked: 'Alle, die du ausgewählt hast, bekommen sie: Eine Vergleichsgruppe gibt es nicht.',
  },
  throttle_per_minute: {
    label: 'Höchstens pro Minute',
    hint: 'Lass es leer, um so schnell wie möglich zu senden. Mit einer Grenze kommen nicht alle auf einmal an deine Kasse.',
    affix: 'Nachrichten',
  },
  wholeNumber: (min, max) => `Gib eine ganze Zahl von ${min} bis ${max} ein`,
  forecast: {
    title: 'Wenn du jetzt sendest',
    counting: 'Wird gezählt…',
    failed: 'Das Zählen hat nicht geklappt.',
    retry: 'Erneut versuchen',
    unsaved: 'Gezählt ist, was gespeichert ist. Speichere, um deine Änderungen mitzuzählen.',
    people: 'In der Zielgruppe',
    left: 'Bekommen sie nicht',
    heldOut: 'Vergleichsgruppe',
    about: (count) => `etwa ${count}`,
    recipients: 'Empfänger',
    segments: 'SMS-Teile',
    cost: 'Verbraucht',
    allowance: (n, left) => (left === null ? `${n} SMS aus deinem Tarif` : `${n} von ${left} übrigen SMS`),
    credits: (n, left) => `${n} von ${left} Credits`,
    nothing: 'nichts',
    looked: (hosts) =>
      `Dein Laden ist neu, und diese Nachricht führt zu ${hosts}: Bevor sie rausgeht, sieht sie sich jemand von Regulars an. Nach dem Senden kannst du die Links stattdessen auch entfernen.`,
    goes: (when) => `Gerade ist Ruhezeit, deshalb gehen die SMS später raus, ab: ${when}.`,
  },
  save: 'Entwurf speichern',
  saving: 'Wird gespeichert…',
  saved: 'Entwurf gespeichert',
  allSaved: 'Alles gespeichert',
  notSaved: 'Noch nicht gespeichert',
  saveFailed: (message) => `Der Entwurf wurde nicht gespeichert: ${message}`,
  send: 'Senden…',
  audienceSaid: { all: 'alle', segment: 'ein Segment', picked: 'von Hand ausgewählt' },
  yes: 'ja',
  no: 'nein',
  another: 'etwas anderes',
  layout: 'Layout',
  delete: 'Entwurf löschen',
  confirmDelete: {
    title: (name) => `Entwurf „${name}“ löschen?`,
    text: 'Er ging an niemanden. Zurückholen lässt er sich nicht.',
    confirm: 'Entwurf löschen',
    busy: 'Wird gelöscht…',
    done: 'Entwurf gelöscht',
  },
  start: {
    title: (name) => `„${name}“ senden?`,
    when: 'Wann',
    now: {
      label: 'Jetzt',
      description: { sms: 'Innerhalb deiner Zeiten für SMS.', email: 'So schnell es geht.' },
    },
    later: { label: 'Später', description: 'Wer sie bekommt, steht erst dann fest.' },
    at: { label: 'Tag und Uhrzeit' },
    zone: (zone) => `Nach der Uhr deines Ladens (${zone}).`,
    notAfter: {
      label: 'Nicht später als',
      hint: 'Was bis dahin nicht raus ist, wird nicht gesendet, etwa bei einem Angebot für heute. Darf leer bleiben.',
    },
    choose: 'Wähle Tag und Uhrzeit',
    address: {
      label: 'Postanschrift deines Ladens',
      hint: 'Steht am Ende jeder Werbe-E-Mail: Das Gesetz verlangt sie. Sie wird in den Einstellungen gespeichert.',
      missing: 'Gib die Postanschrift deines Ladens ein',
      askAdmin:
        'Werbe-E-Mails brauchen die Postanschrift deines Ladens. Ein Admin muss sie zuerst in den Einstellungen eintragen.',
    },
    cancel: 'Abbrechen',
    submitNow: 'Jetzt senden',
    submitLater: 'Planen',
    submitting: 'Einen Moment…',
    begun: 'Die Kampagne ist unterwegs',
    scheduled: (when) => `Geplant: ${when}`,
  },
}
