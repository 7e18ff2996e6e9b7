import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { dropDatabase, newDatabase, queryAsSuperuser, type TestDatabase } from '#tests/engines/index.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { manyTexts, ShopUnderLoad } from './shopUnderLoad.ts'

const KILLS = 3

let database: TestDatabase
let server: ServerUnderTest
let opened: Database | undefined
let shop: ShopUnderLoad
let received: Record<string, number>

const rows = <Row>(text: string, values: unknown[] = []) =>
  queryAsSuperuser<Row>(database, opened!, text, values)

/** Sign-ups, purchases and sends go on while the server is killed and started again. */
beforeAll(async () => {
  database = await newDatabase()
  server = await startServer(database, manyTexts)
  shop = new ShopUnderLoad(server.url, server.inboxUrl)
  await shop.open()
  shop.start()
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(1200 + Math.random() * 800)
    await server.kill()
    await server.start()
  }
  await pause(1500)
  await shop.finish()
  await untilNothingWaits()
  received = await readReceived()
  expect(await server.stop()).toBe(0)
  opened = await openDatabase(database.source)
}, 300_000)
afterAll(async () => {
  await server?.stop()
  await opened?.close()
  await dropDatabase(database)
})

/** Messages are in flight for a moment after the load: until the number received stands still. */
async function untilNothingWaits() {
  let before = -1
  for (let still = 0; still < 3; ) {
    const now = Object.keys(await readReceived()).length
    still = now === before ? still + 1 : 0
    before = now
    await pause(2000)
  }
}

async function readReceived(): Promise<Record<string, number>> {
  const response = await fetch(`${server.inboxUrl}/received.json`)
  const { texts } = (await response.json()) as { texts: Record<string, number> }
  return texts
}

describe('a server killed without warning', () => {
  it('was killed in the middle of real work', () => {
    expect(shop.recorded.size).toBeGreaterThan(20)
    expect(shop.signedUp.length).toBeGreaterThan(1)
    expect(shop.welcomed.length).toBeGreaterThan(8)
  })

  it('loses no purchase that was answered and counts none twice', async () => {
    const keys = await rows<{ idempotency_key: string }>(
      `select idempotency_key from operations where kind = 'purchase'`,
    )
    expect(keys.map((row) => row.idempotency_key).sort()).toEqual([...shop.recorded].sort())
  })

  it('leaves every balance equal to its ledger and its lots', async () => {
    const broken = await rows(
      `select p.customer_id, p.program_id from customer_program_progress p
       where p.points_balance <> (select coalesce(sum(t.points), 0) from transactions t
           where t.business_id = p.business_id and t.customer_id = p.customer_id and t.program_id = p.program_id)
         or p.points_balance <> (select coalesce(sum(l.remaining), 0) from point_lots l
           where l.business_id = p.business_id and l.customer_id = p.customer_id and l.program_id = p.program_id)`,
    )
    expect(broken).toEqual([])
    expect(
      await rows(`select 1 from operations o where kind = 'purchase' and not exists
      (select from transactions t where t.business_id = o.business_id and t.operation_id = o.id)`),
    ).toEqual([])
  })

  it('leaves no sign-up half done', async () => {
    const half = await rows(
      `select u.email from "user" u
       left join businesses b on b.id = u.id left join tenants t on t.business_id = u.id
       left join tenant_members m on m.user_id = u.id left join account a on a.user_id = u.id
       where b.id is null or t.id is null or m.id is null or a.id is null`,
    )
    expect(half).toEqual([])
    const known = await rows<{ email: string }>(`select email from "user"`)
    expect(known.map(({ email }) => email)).toEqual(expect.arrayContaining(shop.signedUp))
  })

  it('sends no text twice, and what it calls sent was received', async () => {
    expect(Object.entries(received).filter(([, times]) => times > 1)).toEqual([])
    const sent = await rows<{ id: string }>(
      `select id from communication_logs where type = 'sms' and status = 'sent'`,
    )
    expect(sent.length).toBeGreaterThan(8)
    expect(sent.filter(({ id }) => received[id] !== 1)).toEqual([])
  })

  it('loses no text: each welcome is sent, or said to be of unknown fate', async () => {
    const states = await rows<{ state: string; n: number }>(
      `select state, count(*)::int as n from communication_logs
       where type = 'sms' and occurrence like 'welcome:%' group by state`,
    )
    const total = states.reduce((sum, { n }) => sum + n, 0)
    expect(total).toBe(shop.welcomed.length)
    const open = states.filter(
      ({ state }) => !['accepted', 'delivered', 'uncertain', 'sending'].includes(state),
    )
    expect(open).toEqual([])
  })
})
