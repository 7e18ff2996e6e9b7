import { pluralsOf } from '#server/platform/text/plurals.ts'
import { triggerTitles } from '../../messages/triggerTexts/de.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

const days = (n: number) => `${n} ${plural(n, { one: 'Tag', other: 'Tage' })}`
const daysAfter = (n: number) => `${n} ${plural(n, { one: 'Tag', other: 'Tagen' })}`

export const texts: typeof english = {
  title: 'Automatische Nachrichten',
  description: 'Was von selbst rausgeht, wenn es so weit ist, an Kunden, die eingewilligt haben.',
  loading: 'Die automatischen Nachrichten werden geladen…',
  loadFailed: 'Die automatischen Nachrichten konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  titles: triggerTitles,
  causes: {
    welcome: 'Wenn jemand beitritt',
    reward: 'Wenn ein Kunde eine Prämie verdient',
    points_milestone: (points) => `Wenn ein Kunde mit einem Kauf ${points} Punkte überschreitet`,
    birthday: (n, hour) =>
      n === 0
        ? `Am Geburtstag eines Kunden um ${hour}`
        : `${days(n)} vor dem Geburtstag eines Kunden um ${hour}`,
    expiry: (n, hour) => `${days(n)}, bevor etwas Gesammeltes abläuft, um ${hour}`,
    miss_you: (n, hour) => `Nach ${daysAfter(n)} ohne Besuch, um ${hour}`,
    nth_visit: (visit) => `Beim ${visit}. Besuch eines Kunden`,
    unused_reward: (n, hour) => `Wenn eine Prämie ${days(n)} nicht eingelöst wurde, um ${hour}`,
  },
  later: (delay) => `, ${delay} später`,
  sends: (names) => `: ${names}`,
  text: (name) => `SMS „${name}“`,
  email: (name) => `E-Mail „${name}“`,
  someGift: 'Mit einem Geschenk.',
  suggestGift: 'Ohne Geschenk. Eins gäbe deinen Kunden einen Grund zu kommen.',
  heldOut: (percent) => `${percent} der Kunden bekommen keine Nachricht, um zu vergleichen, wer wiederkommt.`,
  owed: 'Geht immer raus: Die Wochengrenze gilt hier nicht.',
  results: {
    none: 'In den letzten 90 Tagen an niemanden gesendet.',
    sent: (n) => `In den letzten 90 Tagen an ${n} gesendet.`,
    came: (n, of, share) =>
      `Vor mindestens 14 Tagen bekommen: ${of}. Davon kamen ${n} innerhalb von 14 Tagen wieder (${share}).`,
    held: (n, of, share) => `Ohne Nachricht: ${of}. Davon kamen ${n} wieder (${share}).`,
    verdicts: {
      more: (low, high) => `Sie bringt von 100 Kunden zwischen ${low} und ${high} zusätzlich zurück.`,
      fewer: (low, high) => `Sie bringt von 100 Kunden zwischen ${low} und ${high} weniger zurück.`,
      unclear: () => 'Ob sie Kunden zurückbringt, lässt sich noch nicht sagen.',
      'too few': 'Noch zu wenige für einen Vergleich.',
    },
  },
  edit: 'Bearbeiten',
  editOf: (title) => `${title} bearbeiten`,
  switchFailed: 'Das konnte nicht umgeschaltet werden.',
  on: {
    title: (title) => `„${title}“ einschalten?`,
    counting: 'Wird gezählt, wer sie bekäme…',
    waits: 'Sofort bekommt sie niemand: Sie wartet auf den nächsten Kunden.',
    nobody: { today: 'Heute bekäme sie niemand. Sie startet morgen.', tomorrow: 'Sie startet morgen.' },
    meets: {
      today: (n, one) => (one ? `Heute bekäme sie ${n} Kunde` : `Heute bekämen sie ${n} Kunden`),
      tomorrow: (n, one) =>
        one
          ? `Sie startet morgen, und ${n} Kunde bekäme sie`
          : `Sie startet morgen, und ${n} Kunden bekämen sie`,
    },
    more: (count) => `noch ${count}`,
    past: 'Kunden, für die es schon zu spät ist, bekommen nichts.',
    bySms: 'Per SMS',
    byEmail: 'Per E-Mail',
    each: (segments, n) => `Eine SMS hat ${segments} ${plural(n, { one: 'Teil', other: 'Teile' })}.`,
    most: (name, segments) => `Bei ${name} sind es ${segments}.`,
    plainly: (segments) => `Mit einfachem Namen sind es ${segments}: Das wählst du in der Vorlage.`,
    link: {
      together: 'Wer beitritt, bekommt darin den Link zur Karte.',
      apart: 'Wer beitritt, bekommt den Link zur Karte in einer weiteren SMS, die dich nichts kostet.',
    },
    texts: (customers, segments) => `Kunden: ${customers}. SMS-Teile insgesamt: ${segments}.`,
    emails: (customers) => `Kunden: ${customers}.`,
    textsWait: (at) => `SMS warten bis ${at}.`,
    left: (left) => `Noch ${left} in diesem Monat.`,
    credits: (credits) => `Braucht ${credits} Credits.`,
    choose: 'Wähle SMS oder E-Mails.',
    chooseEmails: 'Wähle E-Mails.',
    confirm: 'Einschalten',
    busy: 'Wird eingeschaltet…',
  },
  form: {
    fields: {
      days: 'Tage',
      daysBefore: 'Tage davor',
      visit: 'Besuch',
      sendHour: 'Uhrzeit',
      delay: 'Wartezeit',
      unit: 'Einheit der Wartezeit',
      holdout_percent: 'Vergleichsgruppe',
      gift: 'Geschenk',
      valid_days: 'Geschenk gültig für',
      sms_template_id: 'SMS',
      email_template_id: 'E-Mail',
    },
    sms: 'SMS',
    email: 'E-Mail',
    newest: 'Die neueste aktive Vorlage',
    none: 'Keine',
    made: 'Wird beim Einschalten erstellt',
    days: {
      expiry: 'Tage vor dem Ablauf',
      miss_you: 'Tage ohne Besuch',
      unused_reward: 'Tage nicht eingelöst',
    },
    visit: 'Besuch',
    hour: 'Uhrzeit',
    hourHint: 'Nach der Uhr deines Ladens.',
    daysBefore: 'Tage davor',
    daysBeforeHint: '0\u00a0=\u00a0am Tag selbst.',
    inTemplate: 'Die Punkte dafür stehen in der Vorlage.',
    toTemplates: 'Zu den Vorlagen',
    toWords: 'Text ändern',
    delay: 'Wartezeit',
    delayHint:
      'Was bis dahin nicht mehr zutrifft, wird nicht gesendet, etwa wenn die Prämie eingelöst wurde.',
    /** A single one loses its last letter in `sentence.ts`: 'Minute', 'Stunde', 'Tag'. */
    units: { 1: 'Minuten', 60: 'Stunden', 1440: 'Tage' },
    unit: 'Einheit',
    holdout: 'Vergleichsgruppe',
    holdoutHint:
      'Dieser Anteil der Kunden, jedes Mal neu ausgelost, bekommt keine Nachricht. So kannst du vergleichen, wer wiederkam.',
    gift: 'Geschenk',
    giftHint: 'Ein Grund, an dem Tag zu kommen.',
    giftBackHint: 'Ein Grund, wiederzukommen.',
    noGiftYet:
      'Verschenken kannst du Prämien aus einem Punkteprogramm und Rabattcodes. Noch hast du nichts davon.',
    toPrograms: 'Zu den Programmen',
    noGift: 'Kein Geschenk',
    giftDays: 'Geschenk gültig für',
    affixDays: 'Tage',
    wrong: 'Gib eine ganze Zahl ein.',
    cancel: 'Abbrechen',
    save: 'Speichern',
    saving: 'Wird gespeichert…',
    saved: 'Gespeichert',
    failed: (reason) => `Das wurde nicht gespeichert: ${reason}`,
  },
  cap: {
    title: 'Werbung pro Woche',
    description:
      'So viel bekommt ein Kunde höchstens in sieben Tagen, Kampagnen eingeschlossen. Begrüßungen, Prämien und Hinweise auf den Ablauf gehen immer raus.',
    label: { sms: 'SMS, höchstens', email: 'E-Mails, höchstens' },
    none: 'Keine Grenze',
    each: {
      sms: (n) => `${n} SMS pro Woche`,
      email: (n, one) => `${n} ${one ? 'E-Mail' : 'E-Mails'} pro Woche`,
    },
    saved: 'Grenze gespeichert',
    failed: 'Die Grenze konnte nicht gespeichert werden',
    adminOnly: 'Nur ein Admin des Ladens kann das ändern.',
  },
}
