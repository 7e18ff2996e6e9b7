import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordStatements, type Statement } from '#bench/engines/recordStatements.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { type Business, doMainJob } from './mainJob.ts'
import { openSender, requestsOf, type Sender } from './requests.ts'

/** Times that a statement is sent; the first ones fill caches and settle on a plan. */
const TIMES = 60
const NOT_COUNTED = 12

/** A product with one business, and what that business sends to its database when it only reads. */
type Installation = {
  product: Product
  sender: Sender
  business: Business
  statements: Record<string, Statement[]>
}

let plain: Installation
let cluster: Installation
beforeAll(async () => {
  plain = await open('postgres')
  cluster = await open()
})
afterAll(async () => {
  for (const { sender, product } of [plain, cluster].filter(Boolean)) {
    await sender.close()
    await product.close()
  }
})

async function open(engine?: 'postgres'): Promise<Installation> {
  const product = await openProduct(undefined, engine && { engine })
  const sender = openSender(product)
  const business = await doMainJob(product, 1)
  const statements: Installation['statements'] = {}
  for (const [what, method, path] of requestsOf(business)) {
    if (method !== 'GET' || what === 'session') continue
    const send = () => sender.sendAs(business, method, path)
    await send()
    const sent = await recordStatements(send)
    // The look-up of the session stays on the coordinator.
    statements[what] = sent.filter(
      ({ text }) => /^\s*(select|with)\b/i.test(text) && !text.includes('memberships_of'),
    )
  }
  return { product, sender, business, statements }
}

/** The application's login at the node that has the business. */
async function atItsNode({ product, business }: Installation): Promise<string> {
  const login = product.database.logins!.url
  const client = new pg.Client({ connectionString: login })
  await client.connect()
  const { rows } = await client.query<{ nodename: string; nodeport: number }>(
    `select nodename, nodeport from pg_dist_shard_placement
     where shardid = get_shard_id_for_distribution_column('businesses', $1::uuid)`,
    [business.businessId],
  )
  await client.end()
  const address = new URL(login)
  address.hostname = rows[0]!.nodename
  address.port = String(rows[0]!.nodeport)
  return address.href
}

/**
 * Milliseconds for the statements of each request, prepared, one after the other on one connection: of each the time
 * that a fifth of its calls keep.
 */
async function timesAt(
  url: string,
  { business: { businessId }, statements }: Installation,
  setting = 'set jit = off',
): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(setting)
    const times: Record<string, number> = {}
    for (const [what, sent] of Object.entries(statements)) {
      times[what] = 0
      for (const [number, { text, values }] of sent.entries()) {
        const each: number[] = []
        for (let n = 0; n < TIMES; n++) {
          await client.query(`begin; set local "app.business_id" = '${businessId}'`)
          const began = performance.now()
          await client.query({ name: `${what} ${number}`, text, values })
          each.push(performance.now() - began)
          await client.query('commit')
        }
        const counted = each.slice(NOT_COUNTED).sort((one, other) => one - other)
        times[what] += counted[Math.floor(counted.length / 5)]!
      }
    }
    return times
  } finally {
    await client.end()
  }
}

it('the statements of each request are timed as PostgreSQL keeps their plans, plans them anew, and a cluster runs them', async () => {
  const { url } = plain.product.database.logins!
  const ways = {
    'one PostgreSQL': await timesAt(url, plain),
    'the same, planned anew': await timesAt(url, plain, 'set plan_cache_mode = force_custom_plan'),
    'the worker itself': await timesAt(await atItsNode(cluster), cluster),
    'through the coordinator': await timesAt(cluster.product.database.logins!.url, cluster),
  }
  console.table(ways)
  for (const times of Object.values(ways)) expect(Object.keys(times)).toHaveLength(5)
})
