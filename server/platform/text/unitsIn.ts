import type { StaffLanguage } from './pageLanguages.ts'
import { type Forms, pluralsOf } from './plurals.ts'

/** How numbers with a unit, which sentences to staff have in English, are written in another language. */

export type Translated = Exclude<StaffLanguage, 'en'>

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
