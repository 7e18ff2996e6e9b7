import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mergeCustomers } from '#server/data/customer-record/mergeCustomers.ts'
import { recordPurchase } from '#server/loyalty/counter/index.ts'
import { createProgram } from '#server/loyalty/programs/index.ts'
import { archiveReward, claimReward, createReward, redeem } from '#server/loyalty/rewards/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { somebodyWaitsFor } from '#tests/engines/locks.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { type CampaignShop, openCampaignShop } from '#tests/world/campaignShop.ts'
import { changePreferences } from '../../preferences/index.ts'
import { createSmsTemplate } from '../../templates/smsTemplates.ts'
import { readResults } from '../results/readResults.ts'
import { resumeCampaign, retryCampaign } from '../settle/resumeCampaign.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const openShop = () => openCampaignShop(desk)
const addProgram = async (shop: CampaignShop, type: string, config: object) => {
  const program = { name: 'Regulars', type, config, idempotencyKey: newId() }
  return (await shop.run((ctx) => createProgram(ctx, program as never))).id
}
const rows = async <Row>(shop: CampaignShop, query: string): Promise<Row[]> =>
  ((await shop.execute(query)) as unknown as { rows: Row[] }).rows
type Held = { customer_id: string; code: string; days: number }
const held = (shop: CampaignShop) =>
  rows<Held>(
    shop,
    `select customer_id, redemption_code as code, extract(day from expires_at - earned_at)::int as days
     from customer_rewards where business_id = '${shop.businessId}' order by customer_id`,
  )
/** Who got a message with a code in it, and the code. */
const codesSent = async (shop: CampaignShop) =>
  (await shop.messages())
    .filter(({ state }) => state !== 'withheld')
    .map(({ content, customer_id }) => ({ customer_id, code: /^Yours: (\w+)$/.exec(content)?.[1] }))

describe('an address that several guests have', () => {
  it('gets a campaign once, by the first of them who may be written to, and preview and results say so', async () => {
    const shop = await openShop()
    const [address, written] = ['Ana@Family.example', 'ana@family.example']
    const silent = await shop.addCustomer({ email: address, agreed: [] })
    const first = await shop.addCustomer({ email: address, agreed: ['email'] })
    const second = await shop.addCustomer({ email: written, agreed: ['email'] })
    const alone = await shop.addCustomer({ email: 'bo@example.com', agreed: ['email'] })
    const { id } = await shop.make({ type: 'email', texts: [{ subject: 'Hi', body: 'Hi' }] })
    const { recipients, excluded } = await shop.forecast(id)
    await shop.start(id)
    await shop.sendAll(id)
    expect((await shop.messages()).map(({ customer_id }) => customer_id).sort()).toEqual(
      [first, alone].sort(),
    )
    const reasons = new Map((await shop.recipients(id)).map((one) => [one.customer_id, one.reason]))
    expect([silent, first, second, alone].map((one) => reasons.get(one))).toEqual([
      'not_agreed',
      null,
      'same_address',
      null,
    ])
    expect(recipients).toBe(2)
    expect(excluded).toContainEqual({ reason: 'same_address', customers: 1 })
  })
})

describe('a code in a message', () => {
  const withCodes = async (shop: CampaignShop) => ({
    offer: {
      kind: 'rebate_code' as const,
      program_id: await addProgram(shop, 'rebate_code', { codePrefix: 'HI' }),
    },
    texts: [{ body: 'Yours: {code}' }],
  })

  it('is one for each, made when it is queued and for nobody else', async () => {
    const shop = await openShop()
    const [, , left] = await shop.addMany(3)
    const id = await shop.makeAndStart(await withCodes(shop))
    expect(await held(shop)).toEqual([])
    await shop.execute(`update customers set opted_in_sms = false where id = '${left}'`)
    await shop.sendAll(id)
    const codes = (await codesSent(shop)).map(({ code }) => code)
    expect(new Set(codes).size).toBe(2)
    for (const code of codes) expect(code).toMatch(/^HI[A-Z0-9]{8}$/)
  })

  it('is of the shop’s own program, which pauses the campaign when it is paused', async () => {
    const [shop, other] = [await openShop(), await openShop()]
    await shop.addMany(1)
    await expect(shop.make(await withCodes(other))).rejects.toThrow('Rebate program not found')
    const id = await shop.makeAndStart(await withCodes(shop))
    await shop.execute(`update loyalty_programs set status = 'paused'`)
    expect(await shop.sendAll(id)).toBe('over')
    expect(await shop.read(id)).toMatchObject({
      status: 'paused',
      status_reason: expect.stringContaining('Regulars'),
    })
    expect(await shop.messages()).toEqual([])
  })
})

describe('a reward in a message', () => {
  const addReward = async (shop: CampaignShop, stock: number | null = null) => {
    const programId = await addProgram(shop, 'points', { welcomeBonus: 50, minimumRedemption: 1 })
    const reward = { programId, name: 'Latte', pointsPrice: 5, stock }
    return shop.run((ctx) => createReward(ctx, reward))
  }
  const giving = (reward_id: string) => ({
    offer: { kind: 'reward' as const, reward_id, valid_days: 14 },
    texts: [{ body: 'Yours: {code}' }],
  })
  const stockOf = async (shop: CampaignShop) =>
    (
      await rows<{ stock: number }>(
        shop,
        `select stock from rewards where business_id = '${shop.businessId}'`,
      )
    )[0]!.stock

  it('is given to each who gets one, once, without points, and to nobody else', async () => {
    const shop = await openShop()
    const [ana, ben, left] = await shop.addMany(3)
    const { id: reward } = await addReward(shop, 9)
    const id = await shop.makeAndStart(giving(reward))
    expect([await held(shop), await stockOf(shop)]).toEqual([[], 9])
    await shop.execute(`update customers set opted_in_sms = false where id = '${left}'`)
    await Promise.all([shop.some(id), shop.some(id)])
    await shop.sendAll(id)
    const given = await held(shop)
    expect(given.map(({ customer_id, days }) => ({ customer_id, days }))).toEqual(
      [ana, ben].sort().map((customer_id) => ({ customer_id, days: 14 })),
    )
    expect((await codesSent(shop)).map(({ code }) => code).sort()).toEqual(
      given.map(({ code }) => code).sort(),
    )
    expect(await stockOf(shop)).toBe(7)
    expect((await shop.customer(ana!)).total_points).toBe(50)
  })

  it('is one of the shop’s catalogue, still offered, and not used up', async () => {
    const [shop, other] = [await openShop(), await openShop()]
    await shop.addMany(1)
    const theirs = await addReward(other)
    await expect(shop.make(giving(theirs.id))).rejects.toThrow('Reward not found')
    await addProgram(shop, 'stamp_card', {})
    const [ofCard] = await rows<{ id: string }>(
      shop,
      `select id from rewards where business_id = '${shop.businessId}'`,
    )
    await expect(shop.make(giving(ofCard!.id))).rejects.toThrow('Reward not found')
    const used = await shop.make(giving((await addReward(shop, 0)).id))
    await expect(shop.start(used.id)).rejects.toThrow('None of Latte are left.')
    const own = await addReward(shop)
    const draft = await shop.make(giving(own.id))
    await shop.run((ctx) => archiveReward(ctx, { rewardId: own.id, version: own.version }))
    expect((await shop.forecast(draft.id)).refusal).toBe('Latte is no longer offered.')
  })

  it('pauses the campaign once none are left, promised to nobody, and goes on when there are more', async () => {
    const shop = await openShop()
    await shop.addMany(25)
    const { id: reward } = await addReward(shop, 12)
    const { id } = await shop.make(giving(reward))
    expect(await shop.forecast(id)).toMatchObject({
      refusal: null,
      warning: 'There are only 12 of Latte. It would be paused on the way.',
      upgrade: false,
    })
    await shop.start(id)
    expect(await shop.sendAll(id)).toBe('over')
    expect(await shop.read(id)).toMatchObject({
      status: 'paused',
      status_reason: 'None of Latte are left.',
      progress: { waiting: 13, withheld: 0 },
    })
    expect((await codesSent(shop)).filter(({ code }) => code)).toHaveLength(12)
    await expect(shop.run((ctx) => resumeCampaign(ctx, id))).rejects.toThrow('None of Latte are left.')
    await shop.execute(`update rewards set stock = 20 where id = '${reward}'`)
    await shop.run((ctx) => resumeCampaign(ctx, id))
    await shop.sendAll(id)
    expect((await shop.read(id)).status).toBe('sent')
    expect([(await held(shop)).length, await stockOf(shop)]).toEqual([25, 7])
    expect((await codesSent(shop)).filter(({ code }) => code)).toHaveLength(25)
  })

  it('is the same when a message that failed is tried again, although none is left by then', async () => {
    const shop = await openShop()
    await shop.addCustomer({ email: 'spam+reward@example.com', agreed: ['email'] })
    const { id: reward } = await addReward(shop, 1)
    const campaign = { ...giving(reward), type: 'email' as const }
    const id = await shop.makeAndStart({ ...campaign, texts: [{ subject: 'Hi', body: 'Yours: {code}' }] })
    await shop.sendAll(id)
    expect((await shop.read(id)).progress).toMatchObject({ rejected: 1 })
    await shop.execute(`update customers set email = 'fine+reward@example.com'`)
    await shop.execute(`update communication_logs set recipient = 'fine+reward@example.com'`)
    await shop.run((ctx) => retryCampaign(ctx, id))
    await shop.sendAll(id)
    const [given, ...others] = await held(shop)
    expect(others).toEqual([])
    expect(desk.mailbox.mails('fine+reward@example.com').map(({ text }) => text)).toEqual([
      expect.stringContaining(given!.code),
    ])
  })

  it('counts where it was redeemed, of a merged guest too', async () => {
    const shop = await openShop()
    const [ana, ben] = await shop.addMany(3)
    const { id: reward } = await addReward(shop)
    const id = await shop.makeAndStart(giving(reward))
    await shop.sendAll(id)
    const { code } = (await held(shop)).find(({ customer_id }) => customer_id === ana)!
    const merge = { confirmation: 'Ana', idempotencyKey: newId() }
    const survivor = (await shop.addMany(1))[0]!
    await shop.run((ctx) => mergeCustomers(ctx, { customerId: survivor, duplicateId: ana!, ...merge }))
    await shop.run((ctx) => redeem(ctx, { code, idempotencyKey: newId() }))
    expect(await shop.run((ctx) => readResults(ctx, id))).toMatchObject({
      ...{ sent: 3, redeemed: 1 },
      variants: [{ redeemed: 1 }],
    })
    expect((await held(shop)).map(({ customer_id }) => customer_id).sort()).toContain(ben)
  })

  it('waits for no till that waits for it: a guest claims the same reward while it is given to many', async () => {
    const shop = await openShop()
    const guests = await shop.addMany(5)
    const { id: rewardId } = await addReward(shop, 6)
    const last = guests.toSorted().at(-1)!
    const purchase = { customerId: last, amount: 1000, idempotencyKey: newId() }
    await shop.run((ctx) => recordPurchase(ctx, purchase))
    const id = await shop.makeAndStart(giving(rewardId))
    const claim = { customerId: last, rewardId, idempotencyKey: newId() }
    const both: Promise<unknown>[] = []
    await shop.run(async ({ tx }) => {
      await tx.execute(sql`select from rewards where id = ${rewardId} for update`)
      both.push(shop.some(id))
      await somebodyWaitsFor(tx)
      // Either waits for the stock, or for the campaign.
      both.push(shop.run((ctx) => claimReward(ctx, claim)))
      await twoWait(tx)
    })
    await Promise.all(both)
    expect([(await held(shop)).length, await stockOf(shop)]).toEqual([6, 0])
  })
})

/** Until two transactions of this database wait for a lock. */
const twoWait = (tx: Tx) =>
  expect
    .poll(() =>
      queryRows(
        tx,
        sql`select distinct w.pid from pg_locks w join pg_locks own on own.pid = w.pid and own.granted
          join pg_database d on d.oid = own.database and d.datname = current_database() where not w.granted`,
      ),
    )
    .toHaveLength(2)

describe('a text in several languages', () => {
  const german = { language: 'de' as const, body: `${'Grüße 🥐 '.repeat(12)}{firstName}` }
  const speaks = (shop: CampaignShop, customerId: string, language: 'de' | 'fr') =>
    shop.run((ctx) => changePreferences(ctx, customerId, { language }))

  it('is read by each in theirs, by everybody else in the shop’s own, and is counted so', async () => {
    const shop = await openShop()
    const [anna, luc, nora] = await shop.addMany(3)
    await speaks(shop, anna!, 'de')
    await speaks(shop, luc!, 'fr')
    const { id } = await shop.make({ texts: [{ body: 'Hello {firstName}', translations: [german] }] })
    const forecast = await shop.forecast(id)
    await shop.start(id)
    await shop.sendAll(id)
    const sent = await shop.messages()
    const read = (id: string | undefined) => sent.find(({ customer_id }) => customer_id === id)?.content
    expect(read(anna)).toMatch(/^Grüße 🥐 .+Ana$/)
    expect([read(luc), read(nora)]).toEqual(['Hello Ana', 'Hello Ana'])
    const segments = sent.reduce((sum, { segments }) => sum + segments, 0)
    expect(segments).toBeGreaterThan(3)
    expect(forecast).toMatchObject({ segments, segments_are_exact: true })
  })

  it('is checked in each: its placeholders, and that the code stands in it', async () => {
    const shop = await openShop()
    await shop.addMany(1)
    const program_id = await addProgram(shop, 'rebate_code', {})
    const texts = (body: string) => [
      { body: 'Yours: {code}', translations: [{ language: 'de' as const, body }] },
    ]
    const offer = { kind: 'rebate_code' as const, program_id }
    await expect(shop.make({ offer, texts: texts('Hallo {vorname}') })).rejects.toMatchObject({
      fields: { 'texts.0.translations.0.body': expect.stringContaining('{vorname}') },
    })
    const { id } = await shop.make({ offer, texts: texts('Hallo') })
    await expect(shop.start(id)).rejects.toMatchObject({
      fields: { 'texts.0.translations.0.body': expect.stringContaining('{code}') },
    })
  })

  it('comes along from a template', async () => {
    const shop = await openShop()
    const words = { message_template: 'Hello', translations: [{ language: 'de', message_template: 'Hallo' }] }
    const template = { name: 'Hours', trigger_type: 'custom', ...words, config: {} }
    const { id: template_id } = await shop.run((ctx) => createSmsTemplate(ctx, template as never))
    const { id } = await shop.make({ texts: undefined, template_id })
    expect((await shop.read(id)).texts).toMatchObject([
      { body: 'Hello', translations: [{ language: 'de', body: 'Hallo' }] },
    ])
  })
})
