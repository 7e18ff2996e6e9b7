/** Money is an integer in the currency's minor units ('1240' USD is $12.40); ISO 4217 decides how many digits. */
export function minorDigits(currency: string): number {
  return formatter('en', currency).resolvedOptions().maximumFractionDigits ?? 2
}

export function formatMoney(amount: number, currency: string, locale = 'en-US'): string {
  return formatter(locale, currency).format(amount / 10 ** minorDigits(currency))
}

/** Making a formatter takes longer than a statement in the database: each is made once. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatter(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const made = formatters.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  formatters.set(key, made)
  return made
}
