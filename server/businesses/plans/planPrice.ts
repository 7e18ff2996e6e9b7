import { formatPrice } from '#server/platform/money/money.ts'
import { PLATFORM_LOCALE } from '#server/platform/text/locale.ts'

/** A plan's price a month, in US dollars whatever the business's currency. */
export const formatPlanPrice = (decimal: string, locale = PLATFORM_LOCALE): string =>
  formatPrice(Number(decimal), 'USD', locale)
