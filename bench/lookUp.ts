import { pgbench } from './pgbench.ts'
import { percentile, type Row } from './rows.ts'
import { type BenchShop, benchPhone, CUSTOMERS } from './shop.ts'

const CLIENTS = 4
const SECONDS = 8
const PROMISE = 3

/** How long the till waits for a guest by phone in a shop of 100,000, beside the bare query behind the same wall. */
export async function lookUpRow(shop: BenchShop): Promise<Row> {
  await lookUps(shop, 3)
  const ours = percentile(await lookUps(shop, SECONDS), 0.99)
  const script = [
    `\\set c random(1, ${CUSTOMERS})`,
    'begin;',
    `select set_config('app.business_id', '${shop.businessId}', true);`,
    `select * from customers where business_id = '${shop.businessId}' and phone = '+1' || (2015550000 + :c);`,
    'commit;',
  ].join('\n')
  const limit = percentile(
    (await pgbench(shop.database.logins.url, script, CLIENTS, SECONDS)).milliseconds,
    0.99,
  )
  return {
    what: `look-up by phone among ${CUSTOMERS.toLocaleString('en-US')}, p99 of ${CLIENTS} tills`,
    ours: `${ours.toFixed(1)} ms`,
    limit: `${limit.toFixed(1)} ms (pgbench)`,
    compared: `${(ours / limit).toFixed(1)} times`,
    promise: `under ${PROMISE} times`,
    kept: ours / limit < PROMISE,
  }
}

async function lookUps(shop: BenchShop, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000
  const milliseconds: number[] = []
  const till = async () => {
    while (performance.now() < until) {
      const phone = benchPhone(1 + Math.floor(Math.random() * CUSTOMERS))
      const started = performance.now()
      const response = await shop.http.request({
        method: 'GET',
        path: `/api/v1/customers?search=${encodeURIComponent(phone)}&limit=5`,
        headers: { cookie: shop.cookie },
      })
      const { customers } = (await response.body.json()) as { customers: { phone: string }[] }
      milliseconds.push(performance.now() - started)
      if (customers[0]?.phone !== phone) throw new Error(`look-up of ${phone} found ${customers[0]?.phone}`)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, till))
  return milliseconds
}
