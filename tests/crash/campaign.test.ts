import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportView } from '#server/data/imports/contract.ts'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { dropDatabase, newDatabase, queryAsSuperuser, type TestDatabase } from '#tests/engines/index.ts'
import { inProof, seed } from '#tests/engines/proof.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { csvForm } from '#tests/world/files.ts'

const GUESTS = inProof(2000, 200)
const KILLS = inProof(50, 3)
const LOOK_MS = 20
const AGENCY = '01939c00-0000-7000-8000-000000000003'
/** How many more messages are made before each kill. */
const moments = fc.sample(fc.integer({ min: 1, max: Math.floor((GUESTS * 0.7) / KILLS) }), {
  seed,
  numRuns: KILLS,
})

let database: TestDatabase
let server: ServerUnderTest
let stopWorker: (() => Promise<number | null>) | undefined
let opened: Database | undefined
let cookie = ''
let received: Record<string, number>
let last: CampaignDetail
let kills = 0

/** A campaign is sent while the server is killed in the middle of it, again and again; on PostgreSQL beside a worker. */
beforeAll(
  async () => {
    database = await newDatabase()
    server = await startServer(database)
    await signUp()
    await importGuests()
    if (database.logins) stopWorker = await server.startWorker()
    const texts = [{ subject: 'News', body: 'Hi {firstName}' }]
    const made = await post<CampaignDetail>('/app/campaigns', { name: 'News', type: 'email', texts })
    await post(`/app/campaigns/${made.id}/start`, { version: made.version })
    for (const more of moments) {
      await untilMade(made.id, more)
      await server.kill()
      kills += 1
      await server.start()
    }
    last = await untilTakenUp(made.id)
    await stopWorker?.()
    expect(await server.restart()).toBe(0)
    received = ((await (await fetch(`${server.inboxUrl}/received.json`)).json()) as Received).mails
    expect(await server.stop()).toBe(0)
    opened = await openDatabase(database.source)
  },
  inProof(3_600_000, 300_000),
)
afterAll(async () => {
  await server?.stop()
  await opened?.close()
  if (database) await dropDatabase(database)
})

type Received = { mails: Record<string, number> }

async function ask<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
      ...(cookie && { cookie }),
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  if (!cookie)
    cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
  return (await response.json()) as Body
}
const post = <Body>(path: string, body: unknown) => ask<Body>('POST', path, body)
const read = (id: string) => ask<CampaignDetail>('GET', `/app/campaigns/${id}`).catch(() => undefined)

const signUp = () =>
  post('/auth/sign-up', {
    company_name: 'Shop that dies',
    email: 'o@example.com',
    password: 'a fine password',
    tier_id: AGENCY,
  })

async function importGuests(): Promise<void> {
  const lines = Array.from({ length: GUESTS }, (_, n) => `Guest ${n},g${n}@example.com\n`)
  const form = csvForm(`first_name,email\n${lines.join('')}`)
  const { id } = await post<ImportView>('/app/imports', form)
  await post(`/app/imports/${id}/check`, { mapping: ['first_name', 'email'] })
  await post(`/app/imports/${id}/start`, { attests_sms: false, attests_email: true })
  while ((await ask<ImportView>('GET', `/app/imports/${id}`)).status !== 'done') await pause(LOOK_MS)
}

const madeOf = ({ progress, recipient_count }: CampaignDetail) => recipient_count - progress.waiting

/** Waits until so many more messages are made, or all are. */
async function untilMade(id: string, more: number): Promise<void> {
  let from: number | undefined
  for (;;) {
    const now = await read(id)
    if (now) from ??= madeOf(now)
    if (now && (madeOf(now) >= from! + more || now.progress.waiting === 0)) return
    await pause(LOOK_MS)
  }
}

/**
 * Waits until no recipient and no message is waiting. A message whose sending was killed becomes uncertain
 * minutes later.
 */
async function untilTakenUp(id: string): Promise<CampaignDetail> {
  for (;;) {
    const now = await read(id)
    if (now && now.progress.waiting === 0 && now.progress.queued === 0) return now
    await pause(LOOK_MS)
  }
}

const rows = <Row>(text: string) => queryAsSuperuser<Row>(database, opened!, text)

describe('a campaign whose server is killed without warning', () => {
  it('was killed in the middle of it', () => {
    expect(kills).toBe(KILLS)
    expect(last.recipient_count).toBeGreaterThan(GUESTS / 2)
  })

  it('reaches everyone outside the holdout exactly once, or says that it is uncertain', async () => {
    const found = await rows<{ state: string; message: string | null; held: boolean }>(
      `select r.state = 'held_out' as held, l.id as message, l.state from campaign_recipients r
       left join communication_logs l on l.business_id = r.business_id and l.id = r.message_id`,
    )
    expect(found).toHaveLength(GUESTS)
    const chosen = found.filter(({ held }) => !held)
    expect(chosen).toHaveLength(last.recipient_count)
    const isKnown = ({ state }: { state: string }) => ['accepted', 'delivered'].includes(state)
    expect(chosen.filter((one) => isKnown(one) && received[one.message!] !== 1)).toEqual([])
    const unknown = chosen.filter((one) => !isKnown(one))
    expect(unknown.filter(({ state }) => !['sending', 'uncertain'].includes(state))).toEqual([])
  })

  it('sends no message twice, none to the holdout, and makes one for each', async () => {
    expect(Object.entries(received).filter(([, times]) => times > 1)).toEqual([])
    const [made] = await rows<{ messages: number; customers: number }>(
      `select count(*)::int as messages, count(distinct customer_id)::int as customers
       from communication_logs where campaign_id is not null`,
    )
    expect(made).toEqual({ messages: last.recipient_count, customers: last.recipient_count })
  })
})
