import { numberFormat } from '#server/platform/text/locale.ts'

const groups = {
  '.': /^\d{1,3}(?:([,\s'’])\d{2,3}(?:\1\d{2,3})*)?$/,
  ',': /^\d{1,3}(?:([.\s'’])\d{2,3}(?:\1\d{2,3})*)?$/,
}
/** A number with both signs has one meaning in every country: '1.100,50', '1,100.50'. */
const bothSigns = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?!\2)[.,]\d{2}$/
/** Zero, as people and tills write it. */
const none = /^[-–—]$/

/** The sign between thousands in a column; null if its rows don't tell. */
export type Grouping = '.' | ',' | null

/**
 * Reads a whole number as a spreadsheet of the country (ISO 3166) writes it: '1250', '1.250' in Germany,
 * '1,00,000' in India, '40.0'; or as the other rows of its column do. A dash is 0, and a fraction of two digits
 * after groups is dropped. Returns NaN for a text that is no number or could mean another one: '1.250' is one and
 * a quarter in the United States.
 */
export function readWhole(text: string, country: string, grouping: Grouping = null): number {
  if (none.test(text)) return 0
  const whole = bothSigns.exec(text)?.[1]?.replace(/\D/g, '') ?? text.replace(/[.,]0{1,2}$/, '')
  if (/^\d+$/.test(whole)) return Number(whole)
  const decimal = grouping ? (grouping === '.' ? ',' : '.') : decimalSignIn(country)
  const isGrouped = groups[decimal].test(whole) && /\D\d{3}$/.test(whole)
  return isGrouped ? Number(whole.replace(/\D/g, '')) : Number.NaN
}

/** The decimal sign of the country's own language, which is not always English. */
function decimalSignIn(country: string): '.' | ',' {
  const { language } = new Intl.Locale('und', { region: country }).maximize()
  const parts = numberFormat(`${language}-${country}-u-nu-latn`).formatToParts(0.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}
