/** Money is an integer in the currency's minor units ('1240' USD is $12.40); ISO 4217 decides how many digits. */
export function minorDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  )
}

export function formatMoney(amount: number, currency: string, locale = 'en-US'): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
    amount / 10 ** minorDigits(currency),
  )
}
