import { numberFormat, numberSigns, PLATFORM_LOCALE } from './locale.ts'

/** Intl takes longer to say it than a purchase's rules take. */
const digits = new Map<string, number>()

/** Money is an integer in the currency's minor units ('1240' USD is $12.40); ISO 4217 decides how many digits. */
export function minorDigits(currency: string): number {
  const known = digits.get(currency)
  if (known !== undefined) return known
  const options = numberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const found = options.maximumFractionDigits ?? 2
  digits.set(currency, found)
  return found
}

export function formatMoney(amount: number, currency: string, locale: string): string {
  return write(amount / 10 ** minorDigits(currency), locale, { style: 'currency', currency })
}

/** Takes major units, and leaves out decimals that are 0: '$29', '$9.50'. */
export const formatPrice = (value: number, currency: string, locale: string): string =>
  write(value, locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })

/**
 * With the signs of the locale's numbers. In English in Germany CLDR writes '1.250' beside '€1,250.00', which stand on one
 * screen: where a point parts thousands here and cents there, no amount can be trusted.
 */
function write(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  const signs = numberSigns(locale)
  const parts = numberFormat(locale, options).formatToParts(value)
  return parts.map((part) => signs[part.type as keyof typeof signs] ?? part.value).join('')
}

/** What a plan costs: in US dollars, whatever the business's currency. */
export const formatPlanPrice = (decimal: string, locale = PLATFORM_LOCALE): string =>
  formatPrice(Number(decimal), 'USD', locale)
