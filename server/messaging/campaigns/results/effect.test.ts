import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { communicationLogs, messageLinks } from '#server/messaging/messages/tables.ts'
import { newId } from '#server/platform/context/ids.ts'
import { buy } from '#tests/ledger/till.ts'
import { newWorld, type TestBusiness, type World } from '#tests/world/index.ts'
import { campaignRecipients, campaigns } from '../tables.ts'
import type { CampaignEffect } from './contract.ts'
import { readEffect, readEffectTogether } from './readEffect.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world?.close())

const STARTED = new Date('2026-03-02T09:00:00Z')
const open = () =>
  world.newBusiness({ now: STARTED, programs: { points: { pointsPerDollar: 1, minimumRedemption: 1 } } })

type Recipient = Partial<typeof campaignRecipients.$inferInsert> & { customer_id: string }

/** A message of a campaign, with its id. */
const messageOf = (business_id: string, campaign_id: string) => {
  const id = newId()
  return {
    ...{ business_id, id, campaign_id, type: 'email' as const, purpose: 'marketing' as const },
    ...{ dedupe_key: id, recipient: 'x@example.com', content: 'Hi', due_at: STARTED, created_at: STARTED },
  }
}

/** A campaign that went out at STARTED to these people; the messages of the last `failed` of them failed. */
async function campaignTo(business: TestBusiness, people: Recipient[], failed = 0): Promise<string> {
  const id = newId()
  await business.run(async ({ tx, businessId }) => {
    const texts = [{ subject: 'News', body: 'Hi' }]
    await tx.insert(campaigns).values({
      ...{ business_id: businessId, id, name: 'News', type: 'email', status: 'sent', texts },
      ...{ started_at: STARTED, sent_at: STARTED, created_at: STARTED },
    })
    const written = people.filter(({ state = 'queued' }) => state === 'queued')
    const messages = written.map(({ customer_id }, n) => ({
      ...{ ...messageOf(businessId, id), customer_id },
      state: n < written.length - failed ? ('accepted' as const) : ('rejected' as const),
    }))
    if (messages.length > 0) await tx.insert(communicationLogs).values(messages)
    const ids = new Map(messages.map((message) => [message.customer_id, message.id]))
    await tx.insert(campaignRecipients).values(
      people.map((person) => ({
        ...{ business_id: businessId, campaign_id: id, state: 'queued' as const },
        ...{ message_id: ids.get(person.customer_id) ?? null, ...person },
      })),
    )
  }, business.owner)
  return id
}

/** Adds `count` customers, and returns them as recipients of the campaign in this state. */
const add = async (business: TestBusiness, count: number, state: Recipient['state'] = 'queued') => {
  const all: Recipient[] = []
  for (let n = 0; n < count; n++)
    all.push({ customer_id: await business.addCustomer(`${state} ${n}`), state })
  return all
}
const buyAll = async (business: TestBusiness, people: Recipient[]) => {
  for (const { customer_id } of people) await buy(business, customer_id, 1000)
}
const read = (business: TestBusiness, id: string): Promise<CampaignEffect> =>
  business.run((ctx) => readEffect(ctx, id), business.owner)

/** Stores an email of the campaign whose link was followed. */
const follow = (business: TestBusiness, campaign: string, clicks: { people: number; machines: number }) =>
  business.run(async ({ tx, businessId }) => {
    const message = messageOf(businessId, campaign)
    await tx.insert(communicationLogs).values(message)
    await tx.insert(messageLinks).values({
      ...{ business_id: businessId, message_id: message.id, link: 'aaaaaa', url: 'https://example.com/menu' },
      ...{ click_count: clicks.people, machine_click_count: clicks.machines },
    })
  }, business.owner)

describe('what a campaign brought', () => {
  it('is not told to another shop', async () => {
    const [business, other] = [await open(), await open()]
    const id = await campaignTo(business, await add(business, 1))
    await expect(read(other, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(
      await business.run(readEffectTogether, business.owner),
      'nobody is held out, so there is nothing to compare',
    ).toMatchObject({ campaigns: 0, lift: { verdict: 'too few' } })
  })

  it('counts visits of those written to beside those held out, until the days are over', async () => {
    const business = await open()
    const [messaged, heldOut] = [await add(business, 3), await add(business, 2, 'held_out')]
    const excluded = await add(business, 1, 'excluded')
    const id = await campaignTo(business, [...messaged, ...heldOut, ...excluded])
    business.passMinutes(60)
    await buyAll(business, [messaged[0]!, messaged[1]!, heldOut[0]!, excluded[0]!])
    expect(await read(business, id)).toMatchObject({
      messaged: { people: 3, came: 2, spent: 2000 },
      held_out: { people: 2, came: 1, spent: 1000 },
      counted_until: '2026-03-16T09:00:00.000Z',
      lift: { verdict: 'too few' },
    })
  })

  it('counts as got only what was sent, and compares everyone who was chosen', async () => {
    const business = await open()
    const [chosen, heldOut] = [await add(business, 40), await add(business, 30, 'held_out')]
    const id = await campaignTo(business, [...chosen, ...heldOut], 10)
    business.passMinutes(60)
    await buyAll(business, [...chosen.slice(0, 30), ...heldOut.slice(0, 6)])
    const { messaged, unreached, lift } = await read(business, id)
    expect([messaged, unreached]).toMatchObject([
      { people: 30, came: 30 },
      { people: 10, came: 0 },
    ])
    expect(lift).toMatchObject({ verdict: 'more', difference: 30 / 40 - 6 / 30 })
  })

  it('says that it brought people only beside enough who were held out', async () => {
    const business = await open()
    const [messaged, heldOut] = [await add(business, 40), await add(business, 30, 'held_out')]
    const id = await campaignTo(business, [...messaged, ...heldOut])
    business.passMinutes(60)
    await buyAll(business, [...messaged.slice(0, 30), ...heldOut.slice(0, 6)])
    const { lift } = await read(business, id)
    expect(lift).toMatchObject({ verdict: 'more', difference: 30 / 40 - 6 / 30 })
    const together = await business.run(readEffectTogether, business.owner)
    expect(together).toMatchObject({ campaigns: 1, messaged: { people: 40, came: 30 }, lift })
  })

  it('says who came after campaigns too small to compare, instead of that none was sent', async () => {
    const business = await open()
    expect(await business.run(readEffectTogether, business.owner)).toMatchObject({
      uncompared: { campaigns: 0, messaged: { people: 0 } },
    })
    const messaged = await add(business, 3)
    await campaignTo(business, messaged)
    business.passMinutes(60)
    await buyAll(business, [messaged[0]!])
    expect(await business.run(readEffectTogether, business.owner)).toMatchObject({
      campaigns: 0,
      uncompared: { campaigns: 1, messaged: { people: 3, came: 1, spent: 1000 } },
    })
  })

  it('compares nothing where not everybody was written to', async () => {
    const business = await open()
    const [messaged, heldOut] = [await add(business, 2), await add(business, 2, 'held_out')]
    const left = { ...(await add(business, 1, 'withdrawn'))[0]!, reason: 'cancelled' as const }
    const id = await campaignTo(business, [...messaged, ...heldOut, left])
    expect(await read(business, id)).toMatchObject({ messaged: { people: 2 }, lift: null })
    expect(await business.run(readEffectTogether, business.owner)).toMatchObject({ campaigns: 0 })
  })

  it('counts who followed a link, and those apart whose machines alone did', async () => {
    const business = await open()
    const id = await campaignTo(business, await add(business, 3))
    await follow(business, id, { people: 2, machines: 1 })
    await follow(business, id, { people: 1, machines: 0 })
    await follow(business, id, { people: 0, machines: 4 })
    expect(await read(business, id)).toMatchObject({
      clicked: 2,
      machine_clicked: 1,
      links: [{ url: 'https://example.com/menu', people: 2 }],
    })
  })
})
