import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CatchUp, catchUp } from '#server/commands/catchUp/catchUp.ts'
import type { ProductionConfig } from '#server/commands/config.ts'
import { isSuppressed } from '#server/messaging/messages/index.ts'
import { openTill, type Payer, type Till } from '#tests/world/payers.ts'
import { account } from '#tests/world/product.ts'

const STOPPED = '+12015550123'
const AGAIN = '+12015550124'

let till: Till
let backupAt: Date
let config: ProductionConfig
const said: string[] = []
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  backupAt = new Date(Date.now() - 60_000)
  till = await openTill(new Date())
  const { standIns, services } = till.product
  const { secretKey, webhookSecret, baseUrl } = standIns.stripe
  config = {
    sms: { ...account, baseUrl: standIns.twilioBaseUrl, from: services.smsSender },
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
const withSms = (sms: Partial<ProductionConfig['sms']>) => ({ ...config, sms: { ...config.sms, ...sms } })
const isStopped = (phone: string) => {
  const { database, keyring } = till.product.services
  return isSuppressed(database.plain, keyring, phone)
}

describe('texts that the lost server got, or that nobody got', () => {
  const text = (from: string, body: string) =>
    till.product.standIns.receiveInbound({ from, to: config.sms.from, body })

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
      exitCode: 3,
      message: expect.stringMatching(/^sms-log: Twilio.* Without it: --without-sms-log\.$/),
    })
    await expect(run({ without: ['journal', 'sms-log'] }, broken)).resolves.toBeUndefined()
  })
})

it('a journal that nobody named holds everything up', async () => {
  await expect(run({ without: ['sms-log', 'payments'] })).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining('--journal FOLDER'),
  })
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
