import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('de')

export const texts: typeof english = {
  yourBusiness: 'deinem Laden',
  subject: (business, visits, count) =>
    `Deine Woche bei ${business}: ${visits} ${plural(count, { one: 'Besuch', other: 'Besuche' })}`,
  opening: (from, to) => `${from} bis ${to}, und die Woche davor:`,
  figure: (label, now, before, change) => `${label}: ${now} (Woche davor: ${before}${change})`,
  first: {
    opening: (from, to) => `${from} bis ${to}:`,
    figure: (label, now) => `${label}: ${now}`,
  },
  labels: {
    revenue: 'Von Kunden an der Kasse bezahlt',
    visits: 'Besuche',
    active: 'Verschiedene Kunden, die da waren',
    joined: 'Neu beigetreten',
    rewards_handed_out: 'Ausgegebene Prämien',
    points_given: 'Vergebene Punkte',
    points_used: 'Eingelöste Punkte',
    rewards_earned: 'Verdiente Prämien',
    discounts: 'Abgezogen durch Stufen und Codes',
  },
  button: 'Auswertung öffnen',
  off: (url) => `Du bekommst das jeden Montag, weil du Admin des Ladens bist. Für dich beenden: ${url}`,
  page: {
    ask: (business) => `Die wöchentliche E-Mail von ${business} für dich beenden?`,
    askText:
      'Die anderen Admins des Ladens bekommen sie weiterhin. In den Einstellungen kannst du sie wieder einschalten.',
    button: 'Beenden',
    done: 'Du bekommst die wöchentliche E-Mail nicht mehr',
    doneText: (business) =>
      `Die anderen Admins von ${business} bekommen sie weiterhin. In den Einstellungen kannst du sie wieder einschalten.`,
    unknown: 'Dieser Link funktioniert nicht',
    unknownText:
      'Vielleicht wurde er unterwegs abgeschnitten. In den Einstellungen kannst du die E-Mail abschalten.',
    problem: 'Das hat nicht geklappt',
    problemText:
      'Öffne den Link bitte gleich noch einmal. Du kannst die E-Mail auch in den Einstellungen abschalten.',
  },
}
