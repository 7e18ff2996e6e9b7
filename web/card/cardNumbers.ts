import { formatPrice } from '#server/platform/money/money.ts'
import { formatPercent, numberFormat } from '#server/platform/text/locale.ts'
import type { CardBusiness } from './program.ts'

/** Zero for a field that is still empty in a form (NaN). */
const finite = (value: number) => (Number.isFinite(value) ? value : 0)

/** Formatters in the business's locale and currency; money takes whole units. */
export function cardNumbers({ locale, currency }: Pick<CardBusiness, 'locale' | 'currency'>) {
  return {
    number: (value: number) => numberFormat(locale, { maximumFractionDigits: 2 }).format(finite(value)),
    money: (value: number) => formatPrice(finite(value), currency, locale),
    percent: (value: number) => formatPercent(finite(value), locale),
  }
}
