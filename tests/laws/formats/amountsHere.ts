import { minorDigits, minorDigitsByCurrency } from '#server/platform/money/minorDigits.ts'
import { formatMoney, formatPrice } from '#server/platform/money/money.ts'
import { readMoney, writeMoney } from '#web/console/page/typedMoney.ts'

/**
 * Amounts of each currency in this engine: its digits, the amount for a typed '1250', the text of a field, and
 * formatted amounts. Currency signs differ between engines and are left out.
 */
export const amountsHere = (): Record<string, unknown[]> =>
  Object.fromEntries(
    [...minorDigitsByCurrency.keys()].map((currency) => {
      const digits = minorDigits(currency)
      const written = [formatMoney(123_456, currency, 'en-US'), formatPrice(1250, currency, 'en-US')]
      return [
        currency,
        [
          digits,
          readMoney('1250', digits),
          writeMoney(125_055, digits, 'en-US'),
          ...written.map(withoutSign),
        ],
      ]
    }),
  )

const withoutSign = (text: string): string => text.replace(/[^\d.,]/g, '').replace(/^\W+/, '')
