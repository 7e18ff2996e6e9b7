import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { backUp } from '#server/commands/backup/backup.ts'
import { restore } from '#server/commands/backup/restore.ts'
import { decideMessages } from '#server/commands/messages.ts'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { readFolders } from '#server/platform/journal/index.ts'
import { dropDatabase, newDatabase, type TestDatabase } from '#tests/engines/index.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'
import { confirmAddress } from '#tests/journeys/acts/confirmAddress.ts'
import { Inbox } from '#tests/journeys/stage/inbox.ts'
import { hasPrograms, startBareServer } from './bareServer.ts'
import { asClient, makeBackupLogin, makeCheckLogin, newFolder } from './logins.ts'
import {
  type Ask,
  AWAY,
  CUSTOMERS,
  importCustomers,
  importFile,
  JOURNALED,
  LOOK_MS,
  OWNER,
  PHONES,
  SENDER,
  signUp,
  speakTo,
  startCampaign,
  turnAwayFrom,
} from './lostBusiness.ts'

const { PATH } = process.env
/** More than a new business may mail. */
const manyMails = {
  MAILS_BEFORE_PAYMENT: '10000',
  MAILS_A_DAY_YOUNG: '10000',
  MAILS_A_DAY_YOUNG_EACH: '10000',
  MAILS_A_DAY_YOUNG_NETWORK: '10000',
}

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
  let askSecond: Ask
  const { folder, remove } = newFolder()
  const journal = mkdtempSync(join(tmpdir(), 'regulars-journal-'))
  const said: string[] = []

  beforeAll(async () => {
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
    database = await newDatabase('postgres')
    const { superuserUrl } = database.logins!
    first = await startServer(database, { ...manyMails, JOURNAL_FOLDER: journal })
    const { ask, cookie } = await signUp(first.url)
    await confirmAddress(first.url, new Inbox(first.inboxUrl), OWNER.email)
    await importCustomers(ask)
    const made = await startCampaign(ask, 'News')
    const read = () => ask<CampaignDetail>('GET', `/v1/campaigns/${made.id}`)
    while (sentOf(await read()) < CUSTOMERS / 10) await pause(LOOK_MS)
    await backUp([folder], {
      BACKUP_DATABASE_URL: await makeBackupLogin(superuserUrl),
      BACKUP_CHECK_DATABASE_URL: await makeCheckLogin(superuserUrl),
      PATH,
    })
    while ((await read()).status === 'sending') await pause(LOOK_MS)
    campaign = await read()
    await turnAwayFrom(first, ask)
    while ((await readFolders([journal], new Date(0))).entries.length < JOURNALED) await pause(LOOK_MS)
    await first.kill()
    await first.receiveInbound!({ from: PHONES.later, to: SENDER, body: 'Stopp' })
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
    askSecond = speakTo(second.url, cookie()).ask
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    remove()
    rmSync(journal, { recursive: true })
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
  /** Customers who are erased, or opted out of a channel that the import gave them, by their numbers. */
  const turnedAway = async () => {
    const found = await rows<{ id: string }>(
      `select coalesce(substring(email from '\\d+'), '20') as id from customers
       where erased_at is not null or not opted_in_email or (phone is not null and not opted_in_sms)`,
    )
    return found.map(({ id }) => Number(id)).sort()
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
  })

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

  it('lets nothing go before it is told what came after the backup', async () => {
    const skip = ['--skip', campaign.id]
    await decideMessages(['release', '--journal', journal, '--dry-run', ...skip], settings)
    expect(said.at(-1)).toMatch(
      /^Nothing was changed\. Messages would go out again\.\n {2}'News' \(\S+\): those who wait do not get it$/,
    )
    expect(await turnedAway()).toEqual([])
    await expect(decideMessages(['release', ...skip], settings)).rejects.toMatchObject({ exitCode: 3 })
    await decideMessages(['status'], settings)
    expect(said.at(-2)).toMatch(/^Messages are held/)
  })

  it('sends what came after the restore once they go, and the campaign to nobody twice', async () => {
    said.splice(0)
    await decideMessages(['release', '--journal', journal, '--skip', campaign.id], settings)
    while ((await mailsOf(7)) < 2) await pause(LOOK_MS)
    expect(await received()).toEqual({ 1: CUSTOMERS - 1, 2: 1 })
    expect(await rows(`select status from campaigns`)).toEqual([{ status: 'cancelled' }])
    expect((await statesOf()).waiting).toBe(0)
  })

  it('writes to nobody again who withdrew, wrote STOP or was erased after the backup', async () => {
    expect(said.filter((line) => line.startsWith('  journal: unknown'))).toHaveLength(1)
    // By the job of the STOP that Twilio alone knew.
    while ((await turnedAway()).length < Object.values(AWAY).length) await pause(LOOK_MS)
    expect(await turnedAway()).toEqual(Object.values(AWAY).sort())
    await importFile(askSecond, 'first_name,email\nLate,late@example.com\n')
    expect(await rows(`select opted_in_email from customers where email = 'late@example.com'`)).toEqual([
      { opted_in_email: false },
    ])
    const again = await startCampaign(askSecond, 'Again')
    const read = () => askSecond<CampaignDetail>('GET', `/v1/campaigns/${again.id}`)
    while ((await read()).status === 'sending') await pause(LOOK_MS)
    expect(await received()).toEqual({ 1: 2, 2: CUSTOMERS - 3, 3: 1 })
    for (const gone of [AWAY.unsubscribed, AWAY.erased]) expect(await mailsOf(gone)).toBe(1)
  })

  it('changes nothing more when it is caught up with again', async () => {
    const consents = () => rows('select id from consents')
    const before = (await consents()).length
    await decideMessages(['catch-up', '--journal', journal], settings)
    expect(said.some((line) => line.includes('done again: nothing'))).toBe(true)
    expect((await consents()).length).toBe(before)
  })

  it('needs no name, address or phone in the files', () => {
    const files = readdirSync(journal).map((name) => readFileSync(join(journal, name), 'utf8'))
    expect(files.join('')).not.toMatch(/@|Guest|2015550/)
  })
})

const sentOf = ({ progress: { accepted, delivered } }: CampaignDetail) => accepted + delivered
