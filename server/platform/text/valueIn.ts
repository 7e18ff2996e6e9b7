import { countries } from '#server/platform/contact/phone.ts'
import { countryName, formatList } from './locale.ts'
import type { StaffLanguage } from './pageLanguages.ts'
import { type Forms, pluralsOf } from './plurals.ts'

/** How values of sentences to staff, which are made in English, are written in another language. */

type Translated = Exclude<StaffLanguage, 'en'>

/** Units by their English name, in the plural forms of their language. */
type Units<Language extends Translated> = Record<string, Forms<Language>>

const german: Units<'de'> = {
  point: { one: 'Punkt', other: 'Punkte' },
  stamp: { one: 'Stempel', other: 'Stempel' },
  purchase: { one: 'Kauf', other: 'Käufe' },
  visit: { one: 'Besuch', other: 'Besuche' },
  minute: { one: 'Minute', other: 'Minuten' },
  column: { one: 'Spalte', other: 'Spalten' },
}
const spanish: Units<'es'> = {
  point: { one: 'punto', many: 'de puntos', other: 'puntos' },
  stamp: { one: 'sello', many: 'de sellos', other: 'sellos' },
  purchase: { one: 'compra', many: 'de compras', other: 'compras' },
  visit: { one: 'visita', many: 'de visitas', other: 'visitas' },
  minute: { one: 'minuto', many: 'de minutos', other: 'minutos' },
  column: { one: 'columna', many: 'de columnas', other: 'columnas' },
  cell: { one: 'celda', many: 'de celdas', other: 'celdas' },
  customer: { one: 'cliente', many: 'de clientes', other: 'clientes' },
  text: { one: 'SMS', many: 'de SMS', other: 'SMS' },
}

const formsOf: Record<Translated, (count: number, unit: string) => string | undefined> = {
  de: choosing('de', german),
  es: choosing('es', spanish),
}

function choosing<Language extends Translated>(language: Language, units: Units<Language>) {
  const plural = pluralsOf(language)
  return (count: number, unit: string) => units[unit] && plural(count, units[unit])
}

/** True if a language knows a unit, 'point', so that a mark in its sentences may name it: `{1 point}`. */
export const knowsUnit = (language: Translated, unit: string): boolean =>
  formsOf[language](1, unit) !== undefined

/**
 * A whole number with its unit in a language: '5 Punkte', '1,000,000 de puntos'.
 * @param figure the number as the English sentence has it, in the form of the business's country
 * @param unit by its English name; without one that the language knows, it is the figure alone
 */
export function withUnitIn(language: Translated, figure: string, unit: string): string {
  const form = formsOf[language](Number(figure.replace(/\D/g, '')), unit)
  return form ? `${figure} ${form}` : figure
}

/** '1 point' and '5 points' in a language. */
export function countedIn(language: Translated, counted: string): string {
  const [, figure, unit] = /^(\S+) (\w+?)s?$/.exec(counted) ?? []
  return figure && unit && knowsUnit(language, unit) ? withUnitIn(language, figure, unit) : counted
}

const fields: Record<Translated, Record<string, string>> = {
  de: {
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    birthday: 'Geburtstag',
    tags: 'Stichwörter',
    'day of joining': 'Beitrittstag',
    'last visit': 'letzter Besuch',
  },
  es: {
    email: 'correo',
    phone: 'teléfono',
    birthday: 'cumpleaños',
    tags: 'etiquetas',
    'day of joining': 'día de alta',
    'last visit': 'última visita',
  },
}
const quotes: Record<Translated, [string, string]> = { de: ['„', '“'], es: ['«', '»'] }

/** The fields of a row of a file that were left out, 'the phone “12” and the birthday “31/31/1990”', in a language. */
export function leftOutIn(language: Translated, named: string): string {
  const found = [...named.matchAll(/the (email|phone|birthday|tags|day of joining|last visit) “([^”]*)”/g)]
  const [open, close] = quotes[language]
  const words = found.map(([, field, text]) => `${fields[language][field!]} ${open}${text}${close}`)
  return words.length > 0 ? formatList(words, language) : named
}

/** A country that a sentence names in English, 'United Kingdom', in a language. */
export function countryIn(language: Translated, named: string): string {
  const code = countries().find((country) => countryName(country, 'en') === named)
  return code ? countryName(code, language) : named
}

/** Names as English lists them, 'Free, Pro, and Agency', in a language. */
export const namesIn = (language: Translated, named: string): string =>
  formatList(named.split(/, and | and |, /), language)

const users: Record<Translated, { template: string; campaign: string; more: (count: string) => string }> = {
  de: { template: 'Vorlage', campaign: 'Kampagne', more: (count) => `${count} weitere` },
  es: { template: 'plantilla', campaign: 'campaña', more: (count) => `${count} más` },
}

/** The templates and campaigns that use something, 'the template “Hello”, the campaign “Spring” and 3 more', in a language. */
export function usersIn(language: Translated, named: string): string {
  const words = users[language]
  const [open, close] = quotes[language]
  const found = [...named.matchAll(/the (template|campaign) “([^”]*)”|(\d+) more/g)]
  const said = found.map(([, kind, name, more]) =>
    more ? words.more(more) : `${words[kind as 'template' | 'campaign']} ${open}${name}${close}`,
  )
  return said.length > 0 ? formatList(said, language) : named
}
