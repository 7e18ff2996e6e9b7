import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportView } from '#server/data/imports/contract.ts'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import {
  dropDatabase,
  isMainEngine,
  newDatabase,
  queryAsSuperuser,
  type TestDatabase,
} from '#tests/engines/index.ts'
import { chance, isProof, seed } from '#tests/engines/proof.ts'
import { type ServerUnderTest, startServer, type WorkerUnderTest } from '#tests/engines/server.ts'
import { confirmAddress } from '#tests/journeys/acts/confirmAddress.ts'
import { Inbox } from '#tests/journeys/stage/inbox.ts'
import { csvFile, uploadPath } from '#tests/world/files.ts'
import { underLoad, zoneAtNoon } from './businessUnderLoad.ts'

/**
 * The embedded engine has no second process that continues. After each kill, messages in progress wait for their lease,
 * and 100 kills take hours. Therefore a proof runs the sample there.
 */
const isWhole = isProof && isMainEngine
const CUSTOMERS = isWhole ? 2000 : 200
const KILLS = isWhole ? 50 : 3
const LOOK_MS = 20
const [PRO, AGENCY] = ['01939c00-0000-7000-8000-000000000002', '01939c00-0000-7000-8000-000000000003']
/** The plan's texts do not suffice for so many customers. Its credits cover the rest. */
const PLAN = isWhole ? AGENCY : PRO
/** A sample sends only one of both. */
const TYPES = (['email', 'sms'] as const).filter((_, n) => isWhole || n === chance(`campaign ${seed}`) % 2)
/** A text of three segments. */
const BODY = `Hi {firstName}${', and hello again'.repeat(25)}`
/** The number of messages that are created before each kill. */
const moments = fc.sample(fc.integer({ min: 1, max: Math.floor((CUSTOMERS * 0.7) / KILLS) }), {
  seed,
  numRuns: KILLS,
})

let database: TestDatabase
let server: ServerUnderTest
let worker: WorkerUnderTest | undefined
let opened: Database | undefined
let cookie = ''
let received: Received
const last: CampaignDetail[] = []
let kills = 0

/**
 * Sends campaigns while the server is killed in the middle of them, again and again. On PostgreSQL kills alternate
 * between the server and a worker.
 */
beforeAll(
  async () => {
    database = await newDatabase()
    server = await startServer(database, underLoad)
    await signUp()
    await confirmAddress(server.url, new Inbox(server.inboxUrl), 'o@example.com')
    await importCustomers()
    if (database.logins) worker = await server.startWorker()
    for (const type of TYPES) last.push(await sendWhileKilled(type))
    await worker?.stop()
    expect(await server.restart()).toBe(0)
    received = (await (await fetch(`${server.inboxUrl}/received.json`)).json()) as Received
    expect(await server.stop()).toBe(0)
    opened = await openDatabase(database.source)
  },
  isWhole ? 3_600_000 : 300_000,
)
afterAll(async () => {
  await server?.stop()
  await opened?.close()
  if (database) await dropDatabase(database)
})

/** How often each message arrived, by its id. */
type Received = Record<'mails' | 'texts', Record<string, number>>

async function sendWhileKilled(type: 'email' | 'sms'): Promise<CampaignDetail> {
  const texts = [{ subject: type === 'email' ? 'News' : '', body: BODY }]
  const made = await post<CampaignDetail>('/v1/campaigns', { name: 'News', type, texts })
  await post(`/v1/campaigns/${made.id}/start`, {
    version: made.version,
    address: '1 Main Street, Springfield',
  })
  for (const [turn, more] of moments.entries()) {
    await untilMade(made.id, more)
    if (worker && turn % 2 === 1) {
      await worker.kill()
      worker = await server.startWorker()
    } else {
      await server.kill()
      await server.start()
    }
    kills += 1
  }
  return untilTakenUp(made.id)
}

async function ask<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
      ...(cookie && { cookie }),
      ...(!(body instanceof File) && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: body instanceof File ? body : JSON.stringify(body) }),
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
const read = (id: string) => ask<CampaignDetail>('GET', `/v1/campaigns/${id}`).catch(() => undefined)

const signUp = () =>
  post('/auth/sign-up', {
    company_name: 'Shop that dies',
    email: 'o@example.com',
    password: 'a fine password',
    tier_id: PLAN,
    time_zone: zoneAtNoon(),
  })

async function importCustomers(): Promise<void> {
  const lines = Array.from(
    { length: CUSTOMERS },
    (_, n) => `Guest ${n},g${n}@example.com,+1415555${1000 + n}\n`,
  )
  const file = csvFile(`first_name,email,phone\n${lines.join('')}`)
  const { id } = await post<ImportView>(uploadPath(), file)
  await post(`/app/imports/${id}/check`, { mapping: ['first_name', 'email', 'phone'] })
  await post(`/app/imports/${id}/start`, { attests_sms: true, attests_email: true })
  while ((await ask<ImportView>('GET', `/app/imports/${id}`)).status !== 'done') await pause(LOOK_MS)
}

const madeOf = ({ progress, recipient_count }: CampaignDetail) => recipient_count - progress.waiting

/** Waits until `more` further messages are created, or all are. */
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
 * Waits until no recipient and no message is waiting. A message that was being sent at a kill becomes uncertain minutes
 * later.
 */
async function untilTakenUp(id: string): Promise<CampaignDetail> {
  for (;;) {
    const now = await read(id)
    if (now && now.progress.waiting === 0 && now.progress.queued === 0) return now
    await pause(LOOK_MS)
  }
}

const recipients = () => last.reduce((sum, { recipient_count }) => sum + recipient_count, 0)
const times = ({ mails, texts }: Received) => ({ ...mails, ...texts })
const rows = <Row>(text: string) => queryAsSuperuser<Row>(database, opened!, text)

describe('a campaign whose server and worker are killed without warning', () => {
  it('was killed in the middle of it', () => {
    expect(kills).toBe(KILLS * TYPES.length)
    for (const { recipient_count } of last) expect(recipient_count).toBeGreaterThan(CUSTOMERS / 2)
  })

  it('reaches everyone outside the holdout exactly once, or says that it is uncertain', async () => {
    const found = await rows<{ state: string; message: string | null; held: boolean }>(
      `select r.state = 'held_out' as held, l.id as message, l.state from campaign_recipients r
       left join communication_logs l on l.business_id = r.business_id and l.id = r.message_id`,
    )
    expect(found).toHaveLength(CUSTOMERS * TYPES.length)
    const chosen = found.filter(({ held }) => !held)
    expect(chosen).toHaveLength(recipients())
    const isKnown = ({ state }: { state: string }) => ['accepted', 'delivered'].includes(state)
    expect(chosen.filter((one) => isKnown(one) && times(received)[one.message!] !== 1)).toEqual([])
    const unknown = chosen.filter((one) => !isKnown(one))
    expect(unknown.filter(({ state }) => !['sending', 'uncertain'].includes(state))).toEqual([])
  })

  it('sends no message twice, none to the holdout, and makes one for each', async () => {
    expect(Object.entries(times(received)).filter(([, times]) => times > 1)).toEqual([])
    const [made] = await rows<{ messages: number; customers: number }>(
      `select count(*)::int as messages, count(distinct (campaign_id, customer_id))::int as customers
       from communication_logs where campaign_id is not null`,
    )
    expect(made).toEqual({ messages: recipients(), customers: recipients() })
  })

  it('takes of the month’s texts and of the credits what was sent, where that is uncertain too', async () => {
    const [taken] = await rows<{ segments: number; allowance: number; credits: number }>(
      `select coalesce(sum(segments), 0)::int as segments, coalesce(sum(allowance_taken), 0)::int as allowance,
         coalesce(sum(credits_taken), 0)::int as credits
       from communication_logs
       where type = 'sms' and state in ('sending', 'accepted', 'delivered', 'uncertain')`,
    )
    const { segments, allowance, credits } = taken!
    expect(allowance + credits).toBe(segments)
    expect(credits > 0).toBe(TYPES.includes('sms'))
    const counted = await rows(
      `select usage_sms_total as segments, usage_sms_monthly as allowance,
         (select coalesce(-sum(credits), 0)::int from credit_transactions where kind in ('reserved', 'returned')) as credits,
         credits_remaining = (select sum(credits) from credit_transactions) as adds_up
       from businesses`,
    )
    expect(counted).toEqual([{ segments, allowance, credits, adds_up: true }])
  })
})
