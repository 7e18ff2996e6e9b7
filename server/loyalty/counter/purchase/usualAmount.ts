import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { minorDigits } from '#server/platform/money/minorDigits.ts'

/** Number of recent purchases that count: a business's prices change over the years. */
const RECENT = 200
/** With fewer purchases the usual amount is not known yet. */
const FEWEST = 10
/**
 * In about US dollars: the usual amount of a business with too few purchases, and the least usual amount of any
 * business.
 */
const USUAL_OF_NEW = 50
const LEAST_USUAL = 5

/** The least usual amount of a business, in minor units: amounts that fit it need no confirmation. */
export const leastUsual = (currency: string): number => worthOf(LEAST_USUAL, currency)

/**
 * The usual amount of the business, in minor units: the median of its last purchases, which a few typing errors don't
 * change. For a business with too few purchases it is a guess, and `isKnown` is false.
 */
export async function findUsualAmount(
  { tx, businessId }: BusinessContext,
  currency: string,
): Promise<{ usual: number; isKnown: boolean }> {
  const [found] = await queryRows<{ count: string; median: string | null }>(
    tx,
    sql`select count(*) as count, percentile_disc(0.5) within group (order by amount) as median
      from (select amount from operations
        where business_id = ${businessId} and kind = 'purchase' and amount > 0
        order by created_at desc limit ${RECENT}) recent`,
  )
  if (Number(found!.count) < FEWEST) return { usual: worthOf(USUAL_OF_NEW, currency), isKnown: false }
  return { usual: Math.max(Number(found!.median), leastUsual(currency)), isKnown: true }
}

const worthOf = (dollars: number, currency: string): number =>
  dollars * (perDollar.get(currency) ?? 1) * 10 ** minorDigits(currency)

/** Units worth about one US dollar, to the next power of ten: exact enough to find typing errors. */
const perDollar = new Map(
  Object.entries({
    10: 'AED BOB BRL BWP CNY CZK DKK GHS GTQ HKD HNL ILS LSL MAD MDL MXN MYR NAD NOK PEN PLN QAR RON SAR SEK SZL TWD ZAR ZMW',
    100: 'AFN ALL BDT DOP DZD EGP ETB HTG INR ISK JMD JPY KES KGS LKR LRD MKD MUR NIO NPR PHP PKR RSD RUB THB TRY UAH UYU YER',
    1000: 'AMD AOA ARS CLP CRC HUF IQD KRW KZT MMK NGN RWF SDG TZS XAF XOF',
    10000: 'COP GNF IDR IRR KHR LAK MGA PYG SLL SYP UGX UZS VND',
    100000: 'LBP',
  }).flatMap(([units, currencies]) => currencies.split(' ').map((code) => [code, Number(units)] as const)),
)
