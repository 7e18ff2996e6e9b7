import { type BenchBusiness, benchId, CUSTOMERS } from '#bench/business.ts'
import { pgbench } from '#bench/pgbench.ts'
import { type BenchRequest, recordScript } from '#bench/recordScript.ts'
import type { Row } from '#bench/rows.ts'

const CLIENTS = 8
const SECONDS = 10
const PROMISE = 0.4

/** Purchases a second through the API, beside pgbench sending the very same statements. */
export async function purchaseRow(business: BenchBusiness): Promise<Row> {
  await purchasesPerSecond(business, 3)
  const ours = await purchasesPerSecond(business, SECONDS)
  const script = await recordScript(business, (customer, key) => purchase(business, customer, key))
  const load = { clients: CLIENTS, seconds: SECONDS }
  const limit = (await pgbench(business.database.logins.url, script, load)).perSecond
  const ratio = ours / limit
  return {
    what: `purchase through the API, ${CLIENTS} connections`,
    ours: `${ours.toFixed(0)}/s`,
    limit: `${limit.toFixed(0)}/s (pgbench, the same statements)`,
    compared: ratio.toFixed(2),
    promise: `at least ${PROMISE}`,
    kept: ratio >= PROMISE,
  }
}

async function purchasesPerSecond(business: BenchBusiness, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const till = async () => {
    while (performance.now() < until) {
      const customer = 1 + Math.floor(Math.random() * CUSTOMERS)
      const response = await business.http.request(purchase(business, customer, crypto.randomUUID()))
      const text = await response.body.text()
      if (response.statusCode >= 300) throw new Error(`purchase: ${response.statusCode} ${text}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, till))
  return done / seconds
}

const headersOf = ({ cookie }: BenchBusiness, key: string) => ({
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'idempotency-key': key,
  cookie,
})

const purchase = (business: BenchBusiness, customer: number, key: string): BenchRequest => ({
  method: 'POST',
  path: '/api/v1/purchases',
  headers: headersOf(business, key),
  body: JSON.stringify({ customer_id: benchId(1, customer), amount: 1240 }),
})
