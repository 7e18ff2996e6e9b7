import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { listRecipients } from '../results/listRecipients.ts'
import { retryCampaign } from './resumeCampaign.ts'

// As the stand-in has them: a landline, a number that its network does not know, and one that the provider refuses.
const [LANDLINE, UNKNOWN, INVALID] = ['+12065550032', '+12065550031', '+12065550001']

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

let months = 0
/**
 * A campaign, in a month of its own, that went to these phones and to one that got it, once the provider has reported
 * on each message.
 */
async function sentTo(phones: string[], lastTime?: string) {
  desk.clock.travelTo(new Date(Date.UTC(2026, 3 + months++, 2, 15)))
  const business = await openCampaignBusiness(desk)
  for (const phone of phones) await business.addCustomer({ phone })
  await business.addMany(1)
  const { id } = await business.make({})
  const today = desk.clock.now().toISOString().slice(0, 10)
  await business.start(id, { not_after: lastTime ? `${today}T${lastTime}` : null })
  await business.sendAll(id)
  await expect
    .poll(async () => (await business.read(id)).progress)
    .toMatchObject({ rejected: phones.length, delivered: 1 })
  const attempts = async () => {
    const sent = await business.messages()
    return Object.fromEntries(sent.map(({ recipient, attempt }) => [recipient, attempt]))
  }
  return { business, id, attempts, retry: () => business.run((ctx) => retryCampaign(ctx, id)) }
}

describe('what failed', () => {
  it('is tried again only where that can mend it: a landline and a wrong number never', async () => {
    const { business, id, attempts, retry } = await sentTo([LANDLINE, UNKNOWN, INVALID])
    expect((await business.read(id)).retry).toEqual({ can: 1, never: 2 })
    await retry()
    await business.sendAll(id)
    await expect
      .poll(async () => (await business.read(id)).progress)
      .toMatchObject({ rejected: 3, delivered: 1 })
    expect(await attempts()).toMatchObject({ [LANDLINE]: 1, [INVALID]: 1, [UNKNOWN]: 2 })
  })

  it('for good cannot be tried again at all', async () => {
    const { business, id, retry } = await sentTo([LANDLINE])
    expect((await business.read(id)).retry).toEqual({ can: 0, never: 1 })
    await expect(retry()).rejects.toThrow('Nothing has failed that can be tried again')
  })

  it('for want of texts goes once there are more', async () => {
    const business = await openCampaignBusiness(desk, { plan: 'Free' })
    await business.addMany(3)
    const id = await business.makeAndStart()
    await business.some(id)
    await business.change({ usage_sms_monthly: 50, usage_sms_month: monthNow() })
    await desk.workOff()
    expect((await business.read(id)).retry).toEqual({ can: 3, never: 0 })
    await business.change({ usage_sms_monthly: 0 })
    await business.run((ctx) => retryCampaign(ctx, id))
    await business.sendAll(id)
    expect((await business.read(id)).progress).toMatchObject({ withheld: 0, rejected: 0 })
  })

  it('waits in the hours without texts like everybody else, is counted so, and goes in the morning', async () => {
    const { business, id, attempts, retry } = await sentTo([UNKNOWN])
    const night = new Date(desk.clock.now().getTime() + 12 * 3_600_000)
    desk.clock.travelTo(night)
    await retry()
    expect(await business.sendAll(id)).toBe('rest')
    expect(await business.read(id)).toMatchObject({
      status: 'sending',
      goes_on_at: expect.any(String),
      progress: { waiting: 1, rejected: 0, delivered: 1 },
      retry: { can: 0, never: 0 },
    })
    const waiting = { id, state: 'waiting', limit: 9 } as const
    const { data } = await business.run((ctx) => listRecipients(ctx, waiting))
    expect(data).toMatchObject([{ customer: { phone: UNKNOWN }, failure: null }])
    desk.clock.travelTo(new Date((await business.read(id)).goes_on_at!))
    await business.sendAll(id)
    expect(await attempts()).toMatchObject({ [UNKNOWN]: 2 })
  })

  it('is not tried again where no text could go before the campaign’s last moment', async () => {
    const { business, id, retry } = await sentTo([UNKNOWN], '23:30')
    desk.clock.advance(12 * 3_600_000)
    expect((await business.read(id)).retry).toEqual({ can: 0, never: 0 })
    await expect(retry()).rejects.toThrow('not to be sent any more')
  })
})

const monthNow = () => desk.clock.now().toISOString().slice(0, 7)
