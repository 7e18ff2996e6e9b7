import { numberFormat, numberSigns, once, pricedAs } from '#server/platform/text/locale.ts'
import { minorDigits } from './minorDigits.ts'

/** Takes an integer in the currency's minor units: 1240 USD is '$12.40'. */
export const formatMoney = (amount: number, currency: string, locale: string): string =>
  write(amount / 10 ** minorDigits(currency), currency, locale, 'auto')

/** Takes major units, and leaves out decimals that are 0: '$29', '$9.50'. */
export const formatPrice = (value: number, currency: string, locale: string): string =>
  write(value, currency, locale, 'stripIfInteger')

/**
 * Writes money with the separators of the locale's numbers, the sign where the country has it, and the digits of our own
 * table. For English in Germany, CLDR writes numbers as '1.250' and money as '€1,250.00'. On one screen a point would
 * then mark thousands here and cents there, and no amount could be trusted; '€1.250,00' would be half German.
 */
function write(value: number, currency: string, locale: string, zeros: 'auto' | 'stripIfInteger'): string {
  const signs = numberSigns(locale)
  const parts = moneyFormat(currency, locale, zeros).formatToParts(value)
  return parts.map((part) => signs[part.type as keyof typeof signs] ?? part.value).join('')
}

const moneyFormat = (currency: string, locale: string, trailingZeroDisplay: 'auto' | 'stripIfInteger') =>
  once(locale, `${currency} ${trailingZeroDisplay}`, () => {
    const digits = minorDigits(currency)
    const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return numberFormat(pricedAs(locale), { style: 'currency', currency, ...exact, trailingZeroDisplay })
  })
