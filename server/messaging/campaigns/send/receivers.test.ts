import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mergeCustomers } from '#server/data/customer-record/mergeCustomers.ts'
import { recordPurchase } from '#server/loyalty/counter/index.ts'
import { createProgram } from '#server/loyalty/programs/index.ts'
import { archiveReward, claimReward, createReward, redeem } from '#server/loyalty/rewards/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { somebodyWaitsFor, twoWaitFor } from '#tests/engines/locks.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { type CampaignBusiness, openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { readResults } from '../results/readResults.ts'
import { resumeCampaign, retryCampaign } from '../settle/resumeCampaign.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
const openBusiness = () => openCampaignBusiness(desk)

const addProgram = async (business: CampaignBusiness, type: string, config: object) => {
  const program = { name: 'Regulars', type, config, idempotencyKey: newId() }
  return (await business.run((ctx) => createProgram(ctx, program as never))).id
}

const rows = async <Row>(business: CampaignBusiness, query: string): Promise<Row[]> =>
  ((await business.execute(query)) as unknown as { rows: Row[] }).rows

type Held = { customer_id: string; code: string; days: number }

const held = (business: CampaignBusiness) =>
  rows<Held>(
    business,
    `select customer_id, redemption_code as code, extract(day from expires_at - earned_at)::int as days
     from customer_rewards where business_id = '${business.businessId}' order by customer_id`,
  )

/** The customers who got a message with a code in it, with the code. */
const codesSent = async (business: CampaignBusiness) =>
  (await business.messages())
    .filter(({ state }) => state !== 'withheld')
    .map(({ content, customer_id }) => ({ customer_id, code: /^Yours: (\w+)$/.exec(content)?.[1] }))

describe('an address that several guests have', () => {
  it('gets a campaign once, by the first of them who may be written to, and preview and results say so', async () => {
    const business = await openBusiness()
    const [address, written] = ['Ana@Family.example', 'ana@family.example']
    const silent = await business.addCustomer({ email: address, agreed: [] })
    const first = await business.addCustomer({ email: address, agreed: ['email'] })
    const second = await business.addCustomer({ email: written, agreed: ['email'] })
    const alone = await business.addCustomer({ email: 'bo@example.com', agreed: ['email'] })
    const { id } = await business.make({ type: 'email', texts: [{ subject: 'Hi', body: 'Hi' }] })
    const { recipients, excluded } = await business.forecast(id)
    await business.start(id)
    await business.sendAll(id)
    expect((await business.messages()).map(({ customer_id }) => customer_id).sort()).toEqual(
      [first, alone].sort(),
    )
    const reasons = new Map((await business.recipients(id)).map((one) => [one.customer_id, one.reason]))
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
  const withCodes = async (business: CampaignBusiness) => ({
    offer: {
      kind: 'rebate_code' as const,
      program_id: await addProgram(business, 'rebate_code', { codePrefix: 'HI' }),
    },
    texts: [{ body: 'Yours: {code}' }],
  })

  it('is one for each, made when it is queued and for nobody else', async () => {
    const business = await openBusiness()
    const [, , left] = await business.addMany(3)
    const id = await business.makeAndStart(await withCodes(business))
    expect(await held(business)).toEqual([])
    await business.execute(`update customers set opted_in_sms = false where id = '${left}'`)
    await business.sendAll(id)
    const codes = (await codesSent(business)).map(({ code }) => code)
    expect(new Set(codes).size).toBe(2)
    for (const code of codes) expect(code).toMatch(/^HI[A-Z0-9]{8}$/)
  })

  it('is of the shop’s own program, which pauses the campaign when it is paused', async () => {
    const [business, other] = [await openBusiness(), await openBusiness()]
    await business.addMany(1)
    await expect(business.make(await withCodes(other))).rejects.toThrow('Rebate program not found')
    const id = await business.makeAndStart(await withCodes(business))
    await business.execute(`update loyalty_programs set status = 'paused'`)
    expect(await business.sendAll(id)).toBe('over')
    expect(await business.read(id)).toMatchObject({
      status: 'paused',
      status_reason: expect.stringContaining('Regulars'),
    })
    expect(await business.messages()).toEqual([])
  })
})

describe('a reward in a message', () => {
  const addReward = async (business: CampaignBusiness, stock: number | null = null) => {
    const programId = await addProgram(business, 'points', { welcomeBonus: 50, minimumRedemption: 1 })
    const reward = { programId, name: 'Latte', pointsPrice: 5, stock }
    return business.run((ctx) => createReward(ctx, reward))
  }
  const giving = (reward_id: string) => ({
    offer: { kind: 'reward' as const, reward_id, valid_days: 14 },
    texts: [{ body: 'Yours: {code}' }],
  })
  const stockOf = async (business: CampaignBusiness) =>
    (
      await rows<{ stock: number }>(
        business,
        `select stock from rewards where business_id = '${business.businessId}'`,
      )
    )[0]!.stock

  it('is given to each who gets one, once, without points, and to nobody else', async () => {
    const business = await openBusiness()
    const [ana, ben, left] = await business.addMany(3)
    const { id: reward } = await addReward(business, 9)
    const id = await business.makeAndStart(giving(reward))
    expect([await held(business), await stockOf(business)]).toEqual([[], 9])
    await business.execute(`update customers set opted_in_sms = false where id = '${left}'`)
    await Promise.all([business.some(id), business.some(id)])
    await business.sendAll(id)
    const given = await held(business)
    expect(given.map(({ customer_id, days }) => ({ customer_id, days }))).toEqual(
      [ana, ben].sort().map((customer_id) => ({ customer_id, days: 14 })),
    )
    expect((await codesSent(business)).map(({ code }) => code).sort()).toEqual(
      given.map(({ code }) => code).sort(),
    )
    expect(await stockOf(business)).toBe(7)
    expect((await business.customer(ana!)).total_points).toBe(50)
  })

  it('is one of the shop’s catalogue, still offered, and not used up', async () => {
    const [business, other] = [await openBusiness(), await openBusiness()]
    await business.addMany(1)
    const theirs = await addReward(other)
    await expect(business.make(giving(theirs.id))).rejects.toThrow('Reward not found')
    await addProgram(business, 'stamp_card', {})
    const [ofCard] = await rows<{ id: string }>(
      business,
      `select id from rewards where business_id = '${business.businessId}'`,
    )
    await expect(business.make(giving(ofCard!.id))).rejects.toThrow('Reward not found')
    const used = await business.make(giving((await addReward(business, 0)).id))
    await expect(business.start(used.id)).rejects.toThrow('None of Latte are left.')
    const own = await addReward(business)
    const draft = await business.make(giving(own.id))
    await business.run((ctx) => archiveReward(ctx, { rewardId: own.id, version: own.version }))
    expect((await business.forecast(draft.id)).refusal).toBe('Latte is no longer offered.')
  })

  it('pauses the campaign once none are left, promised to nobody, and goes on when there are more', async () => {
    const business = await openBusiness()
    await business.addMany(25)
    const { id: reward } = await addReward(business, 12)
    const { id } = await business.make(giving(reward))
    expect(await business.forecast(id)).toMatchObject({
      refusal: null,
      warning: 'There are only 12 of Latte. It would be paused on the way.',
      upgrade: false,
    })
    await business.start(id)
    expect(await business.sendAll(id)).toBe('over')
    expect(await business.read(id)).toMatchObject({
      status: 'paused',
      status_reason: 'None of Latte are left.',
      progress: { waiting: 13, withheld: 0 },
    })
    expect((await codesSent(business)).filter(({ code }) => code)).toHaveLength(12)
    await expect(business.run((ctx) => resumeCampaign(ctx, id))).rejects.toThrow('None of Latte are left.')
    await business.execute(`update rewards set stock = 20 where id = '${reward}'`)
    await business.run((ctx) => resumeCampaign(ctx, id))
    await business.sendAll(id)
    expect((await business.read(id)).status).toBe('sent')
    expect([(await held(business)).length, await stockOf(business)]).toEqual([25, 7])
    expect((await codesSent(business)).filter(({ code }) => code)).toHaveLength(25)
  })

  it('is the same when a message that failed is tried again, although none is left by then', async () => {
    const business = await openBusiness()
    await business.addCustomer({ email: 'spam+reward@example.com', agreed: ['email'] })
    const { id: reward } = await addReward(business, 1)
    const campaign = { ...giving(reward), type: 'email' as const }
    const id = await business.makeAndStart({ ...campaign, texts: [{ subject: 'Hi', body: 'Yours: {code}' }] })
    await business.sendAll(id)
    expect((await business.read(id)).progress).toMatchObject({ rejected: 1 })
    await business.execute(`update customers set email = 'fine+reward@example.com'`)
    await business.execute(`update communication_logs set recipient = 'fine+reward@example.com'`)
    await business.run((ctx) => retryCampaign(ctx, id))
    await business.sendAll(id)
    const [given, ...others] = await held(business)
    expect(others).toEqual([])
    expect(desk.mailbox.mails('fine+reward@example.com').map(({ text }) => text)).toEqual([
      expect.stringContaining(given!.code),
    ])
  })

  it('counts where it was redeemed, of a merged guest too', async () => {
    const business = await openBusiness()
    const [ana, ben] = await business.addMany(3)
    const { id: reward } = await addReward(business)
    const id = await business.makeAndStart(giving(reward))
    await business.sendAll(id)
    const { code } = (await held(business)).find(({ customer_id }) => customer_id === ana)!
    const merge = { confirmation: 'Ana', idempotencyKey: newId() }
    const survivor = (await business.addMany(1))[0]!
    await business.run((ctx) => mergeCustomers(ctx, { customerId: survivor, duplicateId: ana!, ...merge }))
    await business.run((ctx) => redeem(ctx, { code, idempotencyKey: newId() }))
    expect(await business.run((ctx) => readResults(ctx, id))).toMatchObject({
      ...{ sent: 3, redeemed: 1 },
      variants: [{ redeemed: 1 }],
    })
    expect((await held(business)).map(({ customer_id }) => customer_id).sort()).toContain(ben)
  })

  it('waits for no till that waits for it: a guest claims the same reward while it is given to many', async () => {
    const business = await openBusiness()
    const customers = await business.addMany(5)
    const { id: rewardId } = await addReward(business, 6)
    const last = customers.toSorted().at(-1)!
    const purchase = { customerId: last, amount: 1000, idempotencyKey: newId() }
    await business.run((ctx) => recordPurchase(ctx, purchase))
    const id = await business.makeAndStart(giving(rewardId))
    const claim = { customerId: last, rewardId, idempotencyKey: newId() }
    const both: Promise<unknown>[] = []
    await business.run(async ({ tx, businessId }) => {
      await tx.execute(
        sql`select from rewards where business_id = ${businessId} and id = ${rewardId} for update`,
      )
      both.push(business.some(id))
      await somebodyWaitsFor(tx)
      // Each waits for the stock, or for the campaign.
      both.push(business.run((ctx) => claimReward(ctx, claim)))
      await twoWaitFor(tx)
    })
    await Promise.all(both)
    expect([(await held(business)).length, await stockOf(business)]).toEqual([6, 0])
  })
})
