import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordStatements, type Statement } from '#bench/engines/recordStatements.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { type Business, doMainJob } from './mainJob.ts'
import { remoteCommandsOf } from './remoteCommands.ts'
import { openSender, requestsOf, type Sender } from './requests.ts'

let product: Product
let business: Business
let sender: Sender
let asked: { what: string; statements: Explained[]; nodes: Record<string, number> }[]

type Explained = { text: string; shards: number }

beforeAll(async () => {
  product = await openProduct()
  sender = openSender(product)
  business = await doMainJob(product, 1)
  await doMainJob(product, 2)
  asked = []
  for (const [what, method, path, body] of requestsOf(business)) {
    const send = () => sender.sendAs(business, method, path, body?.())
    // Fills the server's caches.
    await send()
    let nodes: Record<string, number> = {}
    const statements = await recordStatements(async () => {
      nodes = await remoteCommandsOf(send)
    })
    asked.push({ what, nodes, statements: await explained(statements) })
  }
})
afterAll(async () => {
  await sender?.close()
  await product?.close()
})

/** The number of shards that the plan of each statement asks: 0 for one that stays on the coordinator. */
async function explained(statements: Statement[]): Promise<Explained[]> {
  const client = new pg.Client({ connectionString: product.database.logins!.url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`set local "app.business_id" = '${business.businessId}'`)
    const found: Explained[] = []
    for (const { text, values } of statements) {
      if (/^(begin|commit|rollback|set|savepoint|release)\b/i.test(text)) continue
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      const shards = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count))
      found.push({ text, shards: Math.max(0, ...shards) })
    }
    return found
  } finally {
    await client.end()
  }
}

describe('what a signed-in request asks of a cluster', () => {
  it('is for each statement one shard, or the coordinator alone', () => {
    const more = asked.flatMap(({ what, statements }) =>
      statements
        .filter(({ shards }) => shards > 1)
        .map(({ text, shards }) => `${what}, ${shards} shards: ${text}`),
    )
    expect(more).toEqual([])
    expect(asked.find(({ what }) => what === 'purchase')!.statements.length).toBeGreaterThan(5)
  })

  it('reaches one worker alone, with what functions ask', () => {
    for (const { what, nodes } of asked) expect([what, Object.keys(nodes).length]).toEqual([what, 1])
  })
})
