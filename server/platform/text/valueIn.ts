import { countries } from './countries.ts'
import { countryName, formatList } from './locale.ts'
import type { Translated } from './unitsIn.ts'

/** How values of sentences to staff, which are made in English, are written in another language. */

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
