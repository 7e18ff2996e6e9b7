import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportView } from '#server/data/imports/contract.ts'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { dropDatabase, newDatabase, queryAsSuperuser, type TestDatabase } from '#tests/engines/index.ts'
import { inProof } from '#tests/engines/proof.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { csvFile, uploadPath } from '#tests/world/files.ts'

const ROWS = 12_000
const OPENED = 200
const KILLS = inProof(10, 3)
const LOOK_MS = 10
const AGENCY = '01939c00-0000-7000-8000-000000000003'

let database: TestDatabase
let server: ServerUnderTest
let opened: Database | undefined
let cookie = ''
let done: ImportView
/** The number of processed rows at each kill. */
const killedAt: number[] = []

/** Imports a file while the server is killed in the middle of it, again and again. */
beforeAll(async () => {
  database = await newDatabase()
  server = await startServer(database)
  await signUp()
  const { id: program } = await post<{ id: string }>('/v1/programs', {
    name: 'Beans',
    type: 'points',
    config: {},
  })
  const uploaded = await answer<ImportView>(await send('POST', uploadPath(), csvFile(customers())))
  await post(`/app/imports/${uploaded.id}/check`, { mapping: ['first_name', 'email', `balance:${program}`] })
  await post(`/app/imports/${uploaded.id}/start`, { attests_sms: false, attests_email: true })
  done = await untilDone(uploaded.id)
  expect(await server.stop()).toBe(0)
  opened = await openDatabase(database.source)
}, 300_000)
afterAll(async () => {
  await server?.stop()
  await opened?.close()
  if (database) await dropDatabase(database)
})

const customers = () =>
  `first_name,email,balance\n${Array.from({ length: ROWS }, (_, n) => `Guest ${n},g${n}@example.com,${n < OPENED ? 7 : ''}\n`).join('')}`

const send = (method: string, path: string, body?: unknown) =>
  fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
      ...(cookie && { cookie }),
      ...(!(body instanceof File) && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: body instanceof File ? body : JSON.stringify(body) }),
  })

async function answer<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Body
}
const post = async <Body>(path: string, body: unknown) => answer<Body>(await send('POST', path, body))

async function signUp() {
  const company = { company_name: 'Shop that dies', email: 'o@example.com', password: 'a fine password' }
  const response = await send('POST', '/auth/sign-up', { ...company, tier_id: AGENCY })
  cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** Waits for the import to end, and kills the server a few times when the import has advanced. */
async function untilDone(id: string): Promise<ImportView> {
  for (;;) {
    const now = await look(id)
    if (now?.status === 'done') return now
    if (now && killedAt.length < KILLS && now.processed_rows > (killedAt.at(-1) ?? 0)) {
      killedAt.push(now.processed_rows)
      await server.kill()
      await server.start()
    }
    await pause(LOOK_MS)
  }
}

async function look(id: string): Promise<ImportView | undefined> {
  // The kept-alive connection died with the server. The next request opens a new one.
  const response = await send('GET', `/app/imports/${id}`).catch(() => undefined)
  return response && (await answer<ImportView>(response))
}

const rows = <Row>(text: string) => queryAsSuperuser<Row>(database, opened!, text)

describe('an import whose server is killed without warning', () => {
  it('was killed in the middle of it', () => {
    expect(killedAt.length).toBeGreaterThan(0)
    expect(killedAt.every((at) => at > 0 && at < ROWS)).toBe(true)
  })

  it('continues by itself from its last row, loses nobody and doubles nobody', async () => {
    expect(done).toMatchObject({
      processed_rows: ROWS,
      imported_rows: ROWS,
      failed_rows: 0,
      duplicate_rows: 0,
    })
    const [counted] = await rows(
      `select count(*)::int as customers, count(distinct email)::int as emails, count(*) filter (where opted_in_email)::int as opted_in,
        (select count(*)::int from consents) as consents, (select max(usage_customers) from businesses) as usage from customers`,
    )
    expect(counted).toEqual({ customers: ROWS, emails: ROWS, opted_in: ROWS, consents: ROWS, usage: ROWS })
  })

  it('opens each balance once', async () => {
    const [counted] = await rows(
      `select count(*)::int as operations, (select count(*)::int from customers where total_points = 7) as customers
       from operations where kind = 'opening_balance'`,
    )
    expect(counted).toEqual({ operations: OPENED, customers: OPENED })
  })
})
