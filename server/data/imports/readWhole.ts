import { numberFormat } from '#server/platform/locale.ts'

const groups = {
  '.': /^\d{1,3}(?:([,\s'’])\d{2,3}(?:\1\d{2,3})*)?$/,
  ',': /^\d{1,3}(?:([.\s'’])\d{2,3}(?:\1\d{2,3})*)?$/,
}

/**
 * A whole number as a spreadsheet of the country (ISO 3166) writes it: '1250', '1.250' in Germany, '1,00,000' in India,
 * '40.0'. NaN for what is none or could be another one: '1.250' is one and a quarter in the United States.
 */
export function readWhole(text: string, country: string): number {
  const whole = text.replace(/[.,]0{1,2}$/, '')
  if (/^\d+$/.test(whole)) return Number(whole)
  const isGrouped = groups[decimalSignIn(country)].test(whole) && /\D\d{3}$/.test(whole)
  return isGrouped ? Number(whole.replace(/\D/g, '')) : Number.NaN
}

/** As the country's own language writes numbers, which is not always as English does there. */
function decimalSignIn(country: string): '.' | ',' {
  const { language } = new Intl.Locale('und', { region: country }).maximize()
  const parts = numberFormat(`${language}-${country}-u-nu-latn`).formatToParts(0.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}
