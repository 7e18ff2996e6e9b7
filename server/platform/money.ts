import { numberFormat, PLATFORM_LOCALE } from './locale.ts'

/** Money is an integer in the currency's minor units ('1240' USD is $12.40); ISO 4217 decides how many digits. */
export function minorDigits(currency: string): number {
  return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

export function formatMoney(amount: number, currency: string, locale: string): string {
  return numberFormat(locale, { style: 'currency', currency }).format(amount / 10 ** minorDigits(currency))
}

/** Takes major units, and drops decimals that are 0: '$29', '$9.50'. */
export const formatPrice = (value: number, currency: string, locale: string): string =>
  numberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(value)

/** What a plan costs: in US dollars, whatever the business's currency. */
export const formatPlanPrice = (decimal: string, locale = PLATFORM_LOCALE): string =>
  formatPrice(Number(decimal), 'USD', locale)
