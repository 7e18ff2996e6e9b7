import { formatMoney } from '#server/platform/money/money.ts'
import { formatList, formatNumber } from '#server/platform/text/locale.ts'
import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { Entry, WordsOfLog } from '../actions.ts'
import { isScreen, type ViewedScreen } from '../screens.ts'
import type { AskedCode, SignInWay } from '../ways.ts'

type Case = 'who' | 'whom' | 'toWhom'

const plural = pluralsOf('de')
const gone: Record<Case, string> = {
  who: 'jemand mit gelöschtem Konto',
  whom: 'jemanden mit gelöschtem Konto',
  toWhom: 'jemandem mit gelöschtem Konto',
}
const someCustomer: Record<Case, string> = { who: 'ein Kunde', whom: 'einen Kunden', toWhom: 'einem Kunden' }

const about = ({ about_name }: Entry, as: Case): string => about_name ?? gone[as]
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const tried: Record<SignInWay, string> = {
  password: 'mit Passwort',
  email_code: 'mit einem Code per E-Mail',
  magic_link: 'mit einem Link per E-Mail',
  sms_code: 'mit einem Code per SMS',
  google: 'mit Google',
  sso: 'über eine Firma',
  app_code: 'mit einem Code der Authenticator-App',
  backup_code: 'mit einem Backup-Code',
}
const wrongCodes: Record<AskedCode, string> = {
  sms_code: 'einen falschen Code für eine neue Telefonnummer',
  app_code: 'einen falschen Code der Authenticator-App',
  backup_code: 'einen falschen Backup-Code',
}

const screens: Record<ViewedScreen, string> = {
  dashboard: 'die Übersicht',
  analytics: 'die Auswertung',
  counter: 'die Kasse',
  customers: 'die Kunden',
  customer: 'die Kundenseite',
  segments: 'die Segmente',
  programs: 'die Programme und Prämien',
  'qr-codes': 'die QR-Codes',
  'sms-templates': 'die SMS-Vorlagen',
  'email-templates': 'die E-Mail-Vorlagen',
  triggers: 'die automatischen Nachrichten',
  campaigns: 'die Kampagnen',
  communications: 'die Nachrichten',
  company: 'das Team',
  settings: 'die Einstellungen',
  subscription: 'den Tarif und die Zahlungen',
  audit: 'dieses Protokoll',
}

const signed = (count: number, unit: string, locale: string): string =>
  `${count > 0 ? '+' : '−'}${formatNumber(Math.abs(count), locale)} ${unit}`

/** Parts of the log's German sentences. A name stays as it is in each case; what stands for a missing one does not. */
export const wordsInGerman = {
  about,
  capital,
  wrongCodes,
  customer: ({ customer_name }: Entry, as: Case): string => customer_name ?? someCustomer[as],
  named: ({ details }: Entry): string => details.name ?? '',
  money: ({ details: { amount, currency } }: Entry, locale: string): string =>
    amount === undefined || currency === undefined ? 'Geld' : formatMoney(amount, currency, locale),
  credits: ({ details: { credits = 0 } }: Entry, locale: string): string =>
    `${formatNumber(credits, locale)} ${plural(credits, { one: 'Credit', other: 'Credits' })}`,
  byWay: ({ details: { way } }: Entry): string => (way ? ` ${tried[way]}` : ''),
  inAccount: (row: Entry): string =>
    row.about_user_id ? `beim Konto von ${about(row, 'toWhom')}` : 'bei einem Konto, das es nicht gibt,',
  ofAccount: (row: Entry): string =>
    row.about_user_id ? `von ${about(row, 'toWhom')}` : 'eines Kontos, das es nicht gibt,',
  screen: ({ customer_id, customer_name, details: { name } }: Entry): string => {
    if (!isScreen(name)) return 'eine Seite'
    return customer_id ? `${screens[name]} von ${customer_name ?? someCustomer.toWhom}` : screens[name]
  },
  /** '+5 Punkte und −1 Stempel' */
  adjusted: ({ details: { points, stamps, visits } }: Entry, locale: string): string =>
    formatList(
      [
        ...(points
          ? [signed(points, plural(Math.abs(points), { one: 'Punkt', other: 'Punkte' }), locale)]
          : []),
        ...(stamps ? [signed(stamps, 'Stempel', locale)] : []),
        ...(visits
          ? [signed(visits, plural(Math.abs(visits), { one: 'Besuch', other: 'Besuche' }), locale)]
          : []),
      ],
      locale,
    ),
  whoActed: ({ actor, user_name, details }) => {
    if (actor === 'system') return details.by === 'command' ? 'Der Betreiber (per Befehl)' : 'Regulars'
    if (actor === 'key') return `Der API-Schlüssel ${details.key}`
    if (actor === 'stranger') return 'Jemand'
    if (actor === 'customer') return 'Der Kunde'
    return user_name ?? capital(gone.who)
  },
  listChanged: (names, locale) => (names.length === 0 ? 'nichts' : formatList(names, locale)),
  on: 'an',
  off: 'aus',
} satisfies WordsOfLog & Record<string, unknown>
