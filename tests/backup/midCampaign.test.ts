import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { backUp } from '#server/commands/backup/backup.ts'
import { restore } from '#server/commands/backup/restore.ts'
import { decideMessages } from '#server/commands/messages.ts'
import type { ImportView } from '#server/data/imports/contract.ts'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { dropDatabase, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { confirmAddress } from '#tests/journeys/confirmAddress.ts'
import { Inbox } from '#tests/journeys/inbox.ts'
import { csvFile, uploadPath } from '#tests/world/files.ts'
import { hasPrograms, startBareServer } from './bareServer.ts'
import { asClient, makeBackupLogin, makeCheckLogin, newFolder } from './logins.ts'

const { PATH } = process.env
const CUSTOMERS = 400
const LOOK_MS = 20
/** More than a new business may mail. */
const manyMails = {
  MAILS_BEFORE_PAYMENT: '10000',
  MAILS_A_DAY_YOUNG_EACH: '10000',
  MAILS_A_DAY_YOUNG_NETWORK: '10000',
}
const OWNER = { email: 'o@example.com', password: 'a fine password' }
const PRO = '01939c00-0000-7000-8000-000000000002'

/**
 * A campaign is under way when the backup begins, and goes to everybody after it. Then the database is lost, and the
 * backup is restored on another server, with the same providers.
 */
describe.runIf(hasPrograms)('a backup that was made in the middle of a campaign', () => {
  let database: TestDatabase
  let bare: Awaited<ReturnType<typeof startBareServer>>
  let first: ServerUnderTest
  let second: ServerUnderTest
  let campaign: CampaignDetail
  let settings: Record<string, string | undefined>
  const { folder, remove } = newFolder()
  const said: string[] = []

  beforeAll(async () => {
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
    database = await newDatabase('postgres')
    const { superuserUrl } = database.logins!
    first = await startServer(database, manyMails)
    const ask = await signUp(first.url)
    await confirmAddress(first.url, new Inbox(first.inboxUrl), OWNER.email)
    await importCustomers(ask)
    const made = await ask<CampaignDetail>('POST', '/app/campaigns', {
      ...{ name: 'News', type: 'email', holdout_percent: 0 },
      texts: [{ subject: 'News', body: 'Hi {firstName}' }],
    })
    const start = { version: made.version, address: '1 Main Street, Springfield' }
    await ask('POST', `/app/campaigns/${made.id}/start`, start)
    const read = () => ask<CampaignDetail>('GET', `/app/campaigns/${made.id}`)
    while (sentOf(await read()) < CUSTOMERS / 10) await pause(LOOK_MS)
    await backUp([folder], {
      BACKUP_DATABASE_URL: await makeBackupLogin(superuserUrl),
      BACKUP_CHECK_DATABASE_URL: await makeCheckLogin(superuserUrl),
      PATH,
    })
    while ((await read()).status === 'sending') await pause(LOOK_MS)
    campaign = await read()
    await first.kill()
    bare = await startBareServer()
    const { url: DATABASE_URL, ownerUrl: MIGRATION_DATABASE_URL } = bare
    settings = { ...first.environment, DATABASE_URL, MIGRATION_DATABASE_URL }
    await restore([join(folder, readdirSync(folder)[0]!)], settings)
    const {
      DATABASE_URL: _url,
      PORT: _port,
      PUBLIC_URL: _publicUrl,
      ...same
    } = first.environment as Record<string, string>
    second = await startServer({ source: { url: bare.url }, logins: bare }, same)
  }, 180_000)
  afterAll(async () => {
    vi.restoreAllMocks()
    remove()
    await second?.stop()
    await first?.stop()
    await bare?.stop()
    if (database) await dropDatabase(database)
  })

  const mailsOf = async (customer: number): Promise<number> => {
    const response = await fetch(`${first.inboxUrl}/messages.json?email=g${customer}@example.com`)
    return ((await response.json()) as { mails: unknown[] }).mails.length
  }
  /** Customers by the number of mails that they got. */
  const received = async () => {
    const counts: Record<number, number> = {}
    for (let n = 0; n < CUSTOMERS; n += 1) {
      const mails = await mailsOf(n)
      counts[mails] = (counts[mails] ?? 0) + 1
    }
    return counts
  }
  const rows = <Row extends object>(text: string) =>
    asClient(bare.superuserUrl, async (client) => (await client.query<Row>(text)).rows)
  const statesOf = async () => {
    const found = await rows<{ state: string; n: number }>(
      `select state, count(*)::int as n from communication_logs where campaign_id is not null group by state
       union all select 'waiting', count(*)::int from campaign_recipients where state = 'waiting'`,
    )
    return Object.fromEntries(found.map(({ state, n }) => [state, n]))
  }
  const isWorkedOff = async (jobs: string) => {
    while ((await rows(`select from pgboss.job where ${jobs}`)).length === 0) await pause(LOOK_MS)
  }

  it('began before half of it was sent, and it went to everybody', async () => {
    expect(campaign).toMatchObject({ status: 'sent', recipient_count: CUSTOMERS })
    expect(await received()).toEqual({ 1: CUSTOMERS })
  })

  it('sends nothing after the restore, whatever is asked of it, until an operator lets messages go', async () => {
    // Long due, so that the next round gives it a job.
    await rows(
      `insert into communication_logs (business_id, id, customer_id, type, purpose, dedupe_key, recipient, subject, content,
         due_at, created_at)
       select business_id, gen_random_uuid(), id, 'email', 'service', 'a word', email, 'A word', 'From the counter',
         now() - interval '10 minutes', now()
       from customers where email = 'g7@example.com'`,
    )
    // The worker has looked at it, and at the campaigns.
    await isWorkedOff(`name = 'send-email' and state = 'completed'`)
    await isWorkedOff(
      `name = 'resume-campaigns' and state = 'completed' and completed_on > now() - interval '1 minute'`,
    )
    expect(await rows(`select state from communication_logs where dedupe_key = 'a word'`)).toEqual([
      { state: 'queued' },
    ])
    expect(await received()).toEqual({ 1: CUSTOMERS })
  }, 120_000)

  it('shows what was sent, what is uncertain and who waited', async () => {
    said.splice(0)
    await decideMessages(['status'], settings)
    const { accepted = 0, delivered = 0, uncertain = 0, waiting = 0 } = await statesOf()
    expect(said[0]).toMatch(/^Messages are held since \S+, when the database was restored from the backup of/)
    expect(said[1]).toMatch(
      new RegExp(
        `${campaign.id}  email 'News' of business \\S+: sent ${accepted + delivered}, skipped 0, uncertain ${uncertain}, waiting ${waiting}$`,
      ),
    )
    expect(waiting).toBeGreaterThan(0)
    expect(accepted + delivered + uncertain + waiting).toBe(CUSTOMERS)
  })

  it('refuses a decision about a campaign that is not its own, and holds on', async () => {
    const wrong = decideMessages(['release', '--skip', crypto.randomUUID()], settings)
    await expect(wrong).rejects.toMatchObject({ exitCode: 3 })
    await decideMessages(['status'], settings)
    expect(said.at(-2)).toMatch(/^Messages are held/)
  })

  it('sends what came after the restore once they go, and the campaign to nobody twice', async () => {
    await decideMessages(['release', '--skip', campaign.id], settings)
    while ((await mailsOf(7)) < 2) await pause(LOOK_MS)
    expect(await received()).toEqual({ 1: CUSTOMERS - 1, 2: 1 })
    expect(await rows(`select status from campaigns`)).toEqual([{ status: 'cancelled' }])
    expect((await statesOf()).waiting).toBe(0)
  }, 60_000)
})

const sentOf = ({ progress: { accepted, delivered } }: CampaignDetail) => accepted + delivered

type Ask = <Body>(method: string, path: string, body?: unknown) => Promise<Body>

async function signUp(url: string): Promise<Ask> {
  const { ask } = speakTo(url)
  await ask('POST', '/auth/sign-up', {
    ...OWNER,
    company_name: 'A shop',
    tier_id: PRO,
  })
  return ask
}

function speakTo(url: string): { ask: Ask } {
  let cookie = ''
  const ask: Ask = async <Body>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/api${path}`, {
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
    const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0])
    if (!cookie) cookie = cookies.join('; ')
    return (await response.json()) as Body
  }
  return { ask }
}

async function importCustomers(ask: Ask): Promise<void> {
  const lines = Array.from({ length: CUSTOMERS }, (_, n) => `Guest ${n},g${n}@example.com\n`)
  const { id } = await ask<ImportView>('POST', uploadPath(), csvFile(`first_name,email\n${lines.join('')}`))
  await ask('POST', `/app/imports/${id}/check`, { mapping: ['first_name', 'email'] })
  await ask('POST', `/app/imports/${id}/start`, { attests_sms: false, attests_email: true })
  while ((await ask<ImportView>('GET', `/app/imports/${id}`)).status !== 'done') await pause(LOOK_MS)
}
