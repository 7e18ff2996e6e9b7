import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { openCampaignShop } from '#tests/campaigns/shop.ts'
import { newPhone, welcome } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { CAMPAIGN_CONNECTIONS } from './jobs.ts'

/** More than one campaign has with the workers at first: two of them fill the connections. */
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

describe('campaigns that a provider holds, and that fill all connections which campaigns have', () => {
  it.each(['sms', 'email'] as const)('keep nobody’s welcome waiting, by %s', async (type) => {
    const { gate } = desk.lines![type]
    const [shop, second, other] = [
      await openCampaignShop(desk),
      await openCampaignShop(desk),
      await desk.newBusiness(),
    ]
    gate.hold('Harvest')
    const texts = [{ subject: 'Harvest', body: 'Harvest week begins' }]
    for (const { addMany, makeAndStart, some } of [shop, second]) {
      await addMany(MANY)
      await some(await makeAndStart({ type, texts, holdout_percent: 0 }))
    }
    // Not before all is queued: workers that find one job each take no second one while the provider holds the first.
    await desk.startJobs()
    await expect.poll(gate.held).toBe(CAMPAIGN_CONNECTIONS[type])

    for (const business of [shop, other]) {
      const who = { phone: newPhone(), email: `${newId()}@example.com` }
      const id = await business.addCustomer({ ...who, agreed: [type] })
      await business.run((ctx) => welcome(ctx, id))
      const got = () => (type === 'sms' ? desk.mailbox.texts(who.phone) : desk.mailbox.mails(who.email))
      await expect.poll(() => got().length).toBe(1)
    }
    expect(gate.held()).toBe(CAMPAIGN_CONNECTIONS[type])
    const arrived = (await shop.messages()).filter(
      ({ campaign_id, status }) => campaign_id && status === 'sent',
    )
    expect(arrived).toEqual([])
  })
})
