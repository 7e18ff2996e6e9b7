import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { newPhone, welcome } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { CAMPAIGN_CONNECTIONS } from './jobs.ts'

/** More messages than one campaign has with the workers at first: two campaigns fill the connections. */
const MANY = 50

let desk: Desk
beforeEach(async () => {
  desk = await openDesk({ timeoutMs: 120_000, unsteady: true })
})
afterEach(async () => {
  desk.lines!.sms.gate.letGo()
  desk.lines!.email.gate.letGo()
  await desk.close()
})

const texts = [{ subject: 'Harvest', body: 'Harvest week begins' }]
type Channel = 'sms' | 'email'

/** Starts two campaigns that a provider holds, and that fill all connections which campaigns have. */
async function hold(type: Channel) {
  const { gate } = desk.lines![type]
  const businesses = [await openCampaignBusiness(desk), await openCampaignBusiness(desk)] as const
  gate.hold('Harvest')
  for (const { addMany, makeAndStart, some } of businesses) {
    await addMany(MANY)
    await some(await makeAndStart({ type, texts, holdout_percent: 0 }))
  }
  // Workers start once all is queued: those that find one job each take no second one while the provider holds the
  // first.
  await desk.startJobs()
  await expect.poll(gate.held).toBe(CAMPAIGN_CONNECTIONS[type])
  return { gate, first: businesses[0] }
}

describe('campaigns that a provider holds, and that fill all connections which campaigns have', () => {
  it.each<Channel>(['sms', 'email'])('keep nobody’s welcome waiting, by %s', async (type) => {
    const { gate, first } = await hold(type)
    for (const business of [first, await desk.newBusiness()]) {
      const who = { phone: newPhone(), email: `${newId()}@example.com` }
      const id = await business.addCustomer({ ...who, agreed: [type] })
      await business.run((ctx) => welcome(ctx, id))
      const got = () => (type === 'sms' ? desk.mailbox.texts(who.phone) : desk.mailbox.mails(who.email))
      await expect.poll(() => got().length).toBe(1)
    }
    expect(gate.held()).toBe(CAMPAIGN_CONNECTIONS[type])
    const arrived = (await first.messages()).filter(
      ({ campaign_id, status }) => campaign_id && status === 'sent',
    )
    expect(arrived).toEqual([])
  })

  it.each<[Channel, Channel]>([
    ['sms', 'email'],
    ['email', 'sms'],
  ])('keep no campaign of the other channel waiting: %s held, %s sent', async (held, sent) => {
    const { gate } = await hold(held)
    const { addMany, makeAndStart, some, messages } = await openCampaignBusiness(desk)
    await addMany(3)
    await some(await makeAndStart({ type: sent, texts, holdout_percent: 0 }))
    const statuses = async () => (await messages()).map(({ status }) => status)
    await expect.poll(statuses).toEqual(['sent', 'sent', 'sent'])
    expect(gate.held()).toBe(CAMPAIGN_CONNECTIONS[held])
  })
})
