import { formatMoney } from '#server/platform/money/money.ts'
import { formatList, formatNumber } from '#server/platform/text/locale.ts'
import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { Entry, WordsOfLog } from '../actions.ts'
import { isScreen, type ViewedScreen } from '../screens.ts'
import type { AskedCode, SignInWay } from '../ways.ts'

const plural = pluralsOf('es')
const GONE = 'alguien cuya cuenta ya no existe'
const SOME_CUSTOMER = 'un cliente'

const about = ({ about_name }: Entry): string => about_name ?? GONE
const customer = ({ customer_name }: Entry): string => customer_name ?? SOME_CUSTOMER
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const tried: Record<SignInWay, string> = {
  password: 'con contraseña',
  email_code: 'con un código por correo',
  magic_link: 'con un enlace por correo',
  sms_code: 'con un código por SMS',
  google: 'con Google',
  sso: 'a través de una empresa',
  app_code: 'con un código de la app de autenticación',
  backup_code: 'con un código de respaldo',
}
const wrongCodes: Record<AskedCode, string> = {
  sms_code: 'un código incorrecto para un teléfono nuevo',
  app_code: 'un código incorrecto de la app de autenticación',
  backup_code: 'un código de respaldo incorrecto',
}

const screens: Record<ViewedScreen, string> = {
  dashboard: 'el inicio',
  analytics: 'las estadísticas',
  counter: 'la caja',
  customers: 'los clientes',
  customer: 'la ficha',
  segments: 'los segmentos',
  programs: 'los programas y premios',
  'qr-codes': 'los códigos QR',
  'sms-templates': 'las plantillas de SMS',
  'email-templates': 'las plantillas de correo',
  triggers: 'los mensajes automáticos',
  campaigns: 'las campañas',
  communications: 'los mensajes',
  company: 'el equipo',
  settings: 'los ajustes',
  subscription: 'el plan y sus pagos',
  audit: 'este registro',
}

const signed = (count: number, unit: string, locale: string): string =>
  `${count > 0 ? '+' : '−'}${formatNumber(Math.abs(count), locale)} ${unit}`

const counted = (count: number, one: string, other: string): string =>
  plural(Math.abs(count), { one, many: `de ${other}`, other })

/** Parts of the log's Spanish sentences. */
export const wordsInSpanish = {
  about,
  capital,
  wrongCodes,
  customer,
  named: ({ details }: Entry): string => details.name ?? '',
  money: ({ details: { amount, currency } }: Entry, locale: string): string =>
    amount === undefined || currency === undefined ? 'dinero' : formatMoney(amount, currency, locale),
  credits: ({ details: { credits = 0 } }: Entry, locale: string): string =>
    `${formatNumber(credits, locale)} ${counted(credits, 'crédito', 'créditos')}`,
  byWay: ({ details: { way } }: Entry): string => (way ? ` ${tried[way]}` : ''),
  inAccount: (row: Entry): string =>
    row.about_user_id ? `en la cuenta de ${about(row)}` : 'en una cuenta que no existe',
  ofAccount: (row: Entry): string => (row.about_user_id ? `de ${about(row)}` : 'de una cuenta que no existe'),
  screen: (row: Entry): string => {
    const { name } = row.details
    if (!isScreen(name)) return 'una pantalla'
    return row.customer_id ? `${screens[name]} de ${customer(row)}` : screens[name]
  },
  /** '+5 puntos y −1 sello' */
  adjusted: ({ details: { points, stamps, visits } }: Entry, locale: string): string =>
    formatList(
      [
        ...(points ? [signed(points, counted(points, 'punto', 'puntos'), locale)] : []),
        ...(stamps ? [signed(stamps, counted(stamps, 'sello', 'sellos'), locale)] : []),
        ...(visits ? [signed(visits, counted(visits, 'visita', 'visitas'), locale)] : []),
      ],
      locale,
    ),
  whoActed: ({ actor, user_name, details }) => {
    if (actor === 'system') return details.by === 'command' ? 'El operador (por comando)' : 'Regulars'
    if (actor === 'key') return `La clave de API ${details.key}`
    if (actor === 'stranger') return 'Alguien'
    if (actor === 'customer') return 'El cliente'
    return user_name ?? capital(GONE)
  },
  listChanged: (names, locale) => (names.length === 0 ? 'nada' : formatList(names, locale)),
  on: 'activado',
  off: 'desactivado',
} satisfies WordsOfLog & Record<string, unknown>
