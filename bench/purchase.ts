import { createApp } from '#server/app.ts'
import { openServices } from '#server/commands/openServices.ts'
import { readConfig } from '#server/platform/config.ts'
import { asScript, pgbench } from './pgbench.ts'
import { recordStatements } from './recordStatements.ts'
import type { Row } from './rows.ts'
import { type BenchShop, benchId, CUSTOMERS } from './shop.ts'

const CLIENTS = 8
const SECONDS = 10
const PROMISE = 0.4

/** Purchases a second through the API, beside pgbench sending the very same statements. */
export async function purchaseRow(shop: BenchShop): Promise<Row> {
  await purchasesPerSecond(shop, 3)
  const ours = await purchasesPerSecond(shop, SECONDS)
  const script = await recordPurchaseScript(shop)
  const load = { clients: CLIENTS, seconds: SECONDS }
  const limit = (await pgbench(shop.database.logins.url, script, load)).perSecond
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

async function purchasesPerSecond(shop: BenchShop, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const till = async () => {
    while (performance.now() < until) {
      const customer = 1 + Math.floor(Math.random() * CUSTOMERS)
      const response = await shop.http.request(purchase(shop, customer, crypto.randomUUID()))
      const text = await response.body.text()
      if (response.statusCode !== 200) throw new Error(`purchase: ${response.statusCode} ${text}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, till))
  return done / seconds
}

const headersOf = ({ cookie }: BenchShop, key: string) => ({
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'idempotency-key': key,
  cookie,
})

const purchase = (shop: BenchShop, customer: number, key: string) =>
  ({
    method: 'POST',
    path: '/api/v1/purchases',
    headers: headersOf(shop, key),
    body: JSON.stringify({ customer_id: benchId(1, customer), amount: 1240 }),
  }) as const

/** One purchase in this process, through the whole application, with its statements written down. */
async function recordPurchaseScript(shop: BenchShop): Promise<string> {
  const opened = await openServices(readConfig(shop.server.environment))
  const { request } = createApp(opened.services, opened.auth, { trustProxy: false })
  const buy = async (customer: number, key: string) => {
    const { path, method, headers, body } = purchase(shop, customer, key)
    const response = await request(`${shop.server.url}${path}`, { method, headers, body })
    if (response.status !== 200) throw new Error(`recording: ${response.status} ${await response.text()}`)
  }
  try {
    // The first one warms what a server keeps; the one after it is what every purchase is.
    await buy(1, 'bench-warm')
    const recorded = { customer: 2, key: 'bench-recorded', since: Date.now() }
    return asScript(await recordStatements(() => buy(recorded.customer, recorded.key)), recorded)
  } finally {
    await opened.close()
  }
}
