import { sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { minorDigits } from '#server/platform/money.ts'

/** The last of them tell what is usual: a shop's prices change over the years. */
const RECENT = 200
/** Fewer tell nothing yet. */
const FEWEST = 10
/** In about a US dollar's worth: what counts as usual before there is enough, and the least that ever does. */
const USUAL_OF_NEW = 50
const LEAST_USUAL = 5

/** Minor units that a shop usually takes, at the least: no question is asked about amounts that fit it. */
export const leastUsual = (currency: string): number => worthOf(LEAST_USUAL, currency)

/** What the shop usually takes, in minor units: the median of its last purchases, which a few slips don't move. */
export async function findUsualAmount(
  { tx, businessId }: BusinessContext,
  currency: string,
): Promise<number> {
  const [found] = await queryRows<{ count: string; median: string | null }>(
    tx,
    sql`select count(*) as count, percentile_disc(0.5) within group (order by amount) as median
      from (select amount from operations
        where business_id = ${businessId} and kind = 'purchase' and amount > 0
        order by created_at desc limit ${RECENT}) recent`,
  )
  if (Number(found!.count) < FEWEST) return worthOf(USUAL_OF_NEW, currency)
  return Math.max(Number(found!.median), leastUsual(currency))
}

const worthOf = (dollars: number, currency: string): number =>
  dollars * (perDollar.get(currency) ?? 1) * 10 ** minorDigits(currency)

/** How many units make about a US dollar, to the next power of ten: it is only about what a slip of the keys looks like. */
const perDollar = new Map(
  Object.entries({
    10: 'AED BOB BRL BWP CNY CZK DKK GHS GTQ HKD HNL ILS LSL MAD MDL MXN MYR NAD NOK PEN PLN QAR RON SAR SEK SZL TWD ZAR ZMW',
    100: 'AFN ALL BDT DOP DZD EGP ETB HTG INR ISK JMD JPY KES KGS LKR LRD MKD MUR NIO NPR PHP PKR RSD RUB THB TRY UAH UYU YER',
    1000: 'AMD AOA ARS CLP CRC HUF IQD KRW KZT MMK NGN RWF SDG TZS XAF XOF',
    10000: 'COP GNF IDR IRR KHR LAK MGA PYG SLL SYP UGX UZS VND',
    100000: 'LBP',
  }).flatMap(([units, currencies]) => currencies.split(' ').map((code) => [code, Number(units)] as const)),
)
