import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CatchUp, catchUp } from '#server/commands/catchUp/catchUp.ts'
import type { ProductionConfig } from '#server/commands/config.ts'
import { closeAccount, reopenAccount } from '#server/data/closing/closeAccount.ts'
import { isSuppressed } from '#server/messaging/messages/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { openFolder, writeWaiting } from '#server/platform/journal/index.ts'
import type { SmsSettings } from '#server/platform/providers/settings.ts'
import { openTill, type Payer, type Till } from '#tests/world/payers.ts'
import { account } from '#tests/world/product.ts'

const STOPPED = '+12015550123'
const AGAIN = '+12015550124'

let till: Till
let backupAt: Date
let config: ProductionConfig
let sms: SmsSettings
const said: string[] = []
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  backupAt = new Date(Date.now() - 60_000)
  till = await openTill(new Date())
  const { standIns, services } = till.product
  const { secretKey, webhookSecret, baseUrl } = standIns.stripe
  sms = { ...account, baseUrl: standIns.twilioBaseUrl, from: services.smsSender }
  config = {
    sms,
    payments: { secretKey, webhookSecrets: [webhookSecret], baseUrl, calculatesTax: false },
  } as unknown as ProductionConfig
})
afterAll(async () => {
  vi.restoreAllMocks()
  await till?.close()
})
beforeEach(() => {
  said.length = 0
})

const run = (more: Partial<CatchUp> = {}, settings = config) =>
  catchUp(till.product.services, settings, backupAt, {
    ...{ folders: [], without: ['journal'], isDry: false },
    ...more,
  })
const withSms = (change: Partial<typeof sms>) => ({ ...config, sms: { ...sms, ...change } })
const isStopped = (phone: string) => {
  const { database, keyring } = till.product.services
  return isSuppressed(database.plain, keyring, phone)
}

describe('texts that the lost server got, or that nobody got', () => {
  const text = (from: string, body: string) =>
    till.product.standIns.receiveInbound({ from, to: sms.from, body })

  it('are obeyed in their order, once: a STOP holds, and a START after it, whatever comes later', async () => {
    await text(STOPPED, 'Stopp bitte')
    await text(AGAIN, 'STOP')
    await text(AGAIN, 'START')
    await run({ isDry: true })
    expect(said).toContain('  sms-log: 3 texts came; 3 had not been read here, of them 2 STOP and 1 START')
    expect(await isStopped(STOPPED)).toBe(false)
    await run()
    expect([await isStopped(STOPPED), await isStopped(AGAIN)]).toEqual([true, false])
    await run()
    expect(said).toContain('  sms-log: 3 texts came; 0 had not been read here, of them 0 STOP and 0 START')
    expect([await isStopped(STOPPED), await isStopped(AGAIN)]).toEqual([true, false])
  })

  it('hold everything up where their list cannot be read, unless the operator goes on without it', async () => {
    const broken = withSms({ baseUrl: 'http://127.0.0.1:9' })
    await expect(run({}, broken)).rejects.toMatchObject({
      exitCode: 4,
      message: expect.stringMatching(/^sms-log: Twilio.* Without it: --without-sms-log\.$/),
    })
    await expect(run({ without: ['journal', 'sms-log'] }, broken)).resolves.toBeUndefined()
  })
})

describe('the journal of the lost server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'regulars-journal-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const journal = { folders: [folder], without: ['sms-log', 'payments'] as const }
  const append = openFolder(folder)
  const write = (kind: string, facts: Record<string, unknown>) => {
    const now = till.clock.now()
    return append([{ id: newId(), kind, facts, happened_at: now.toISOString() }], now)
  }

  it('closes, opens and erases businesses again, once, and names those that are not here', async () => {
    const [closed, reopened, erased] = [await till.newPayer(), await till.newPayer(), await till.newPayer()]
    await closed.run((ctx) => closeAccount(ctx, { companyName: 'Blue Door Café' }))
    await reopened.run((ctx) => closeAccount(ctx, { companyName: 'Blue Door Café' }))
    await reopened.run(reopenAccount)
    await writeWaiting(till.product.services, append)
    await write('business erased', { business: erased.businessId })
    const unknown = crypto.randomUUID()
    await write('business closed', { business: unknown, closing_at: till.clock.now().toISOString() })
    // The backup is from before all of it.
    await till.rows('delete from journal_entries')
    await till.rows('update businesses set closing_at = null where id = $1', [closed.businessId])
    await run({ ...journal, isDry: true })
    expect(await closed.business()).toMatchObject({ closing_at: null })
    await run(journal)
    expect(await closed.business()).toMatchObject({ closing_at: expect.any(Date) })
    expect(await reopened.business()).toMatchObject({ closing_at: null })
    expect(await erased.business()).toMatchObject({ erased_at: expect.any(Date) })
    expect(said.join('\n')).toContain(`business closed of business ${unknown}`)
    await closed.run(reopenAccount)
    await run(journal)
    expect(await closed.business()).toMatchObject({ closing_at: null })
  })

  it('holds everything up where an entry is of a later version', async () => {
    await write('a new kind', {})
    await expect(run({ ...journal, isDry: true })).rejects.toMatchObject({ exitCode: 3 })
    await expect(run(journal)).rejects.toMatchObject({ exitCode: 4 })
  })
})

it('a journal that nobody named holds everything up, before anything is read', async () => {
  await expect(run({ without: [] })).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining('--journal FOLDER'),
  })
  expect(said).toEqual([])
})

describe('payments of which no event came', () => {
  const without = ['journal', 'sms-log'] as const
  const pack = { pack: 'small', credits: 100, amount: 500 }
  const pages = { success_url: 'http://localhost:3000/subscription', cancel_url: 'http://localhost:3000/' }
  const buy = async (payer: Payer) => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const { body } = await payer.owner.post('/api/app/credits/checkout', { ...pack, ...pages }, key)
    await payer.pay((body as { url: string }).url)
  }

  it('give their credits once, a plan to who paid first after the backup, and name who is unknown', async () => {
    const [buyer, first] = [await till.newPayer(), await till.newPayer()]
    await buy(buyer)
    const opened = await first.checkout()
    await first.pay((opened.body as { url: string }).url)
    // The backup knows no customer at Stripe of this business.
    await till.rows('delete from stripe_customers where business_id = $1', [first.businessId])
    const lost = crypto.randomUUID()
    const { stripe } = till.product.services.payments!
    const { id } = await stripe.customers.create({ metadata: { business_id: lost } })
    const bought = async () => (await buyer.credits()).filter(({ kind }) => kind === 'bought')
    await run({ without, isDry: true })
    expect(await bought()).toEqual([])
    await run({ without })
    expect(await bought()).toHaveLength(1)
    expect(await first.view()).toMatchObject({ payments: { subscribed: true } })
    expect(await first.known()).toMatchObject({ stripe_subscription_id: expect.any(String) })
    expect(said.join('\n')).toContain(`unknown here: ${id} of business ${lost}`)
    await run({ without })
    expect(await bought()).toHaveLength(1)
  })
})
