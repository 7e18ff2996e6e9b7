import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordConsent } from '#server/loyalty/customers/index.ts'
import { newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { textGuest, writeText } from '#tests/messages/guest.ts'
import { type CampaignShop, openCampaignShop } from '#tests/world/campaignShop.ts'
import { readResults } from './readResults.ts'

const HOUR = 3_600_000
let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

let months = 0
/** A shop of one guest, to whom campaigns go an hour apart, in a month of its own. */
async function openShop() {
  desk.clock.travelTo(new Date(Date.UTC(2026, 3 + months++, 2, 15)))
  const shop = await openCampaignShop(desk)
  const [phone, email] = [newPhone(), `${newPhone().slice(1)}@example.com`]
  const guest = await shop.addCustomer({ phone, email, agreed: ['sms', 'email'] })
  await shop.change({ marketing_texts_a_week: null })
  const send = async (type: 'sms' | 'email') => {
    desk.clock.advance(HOUR)
    const id = await shop.makeAndStart({ type, texts: [{ subject: 'News', body: 'News' }] })
    await shop.sendAll(id)
    desk.clock.advance(HOUR / 2)
    return id
  }
  const say = async (body: string) => {
    await writeText(desk, { from: phone, body })
    await desk.workOff()
  }
  return { shop, guest, email, send, say, results: (id: string) => resultsOf(shop, id) }
}

const resultsOf = (shop: CampaignShop, id: string) => shop.run((ctx) => readResults(ctx, id))

describe('an answer', () => {
  it('counts for the last text before it', async () => {
    const { send, say, results } = await openShop()
    const [first, second] = [await send('sms'), await send('sms')]
    await say('Are you open on Sunday?')
    expect(await results(first)).toMatchObject({ sent: 1, replies: 0 })
    expect(await results(second)).toMatchObject({ sent: 1, replies: 1, unsubscribed: 0 })
  })

  it('is no keyword: a STOP, START or HELP is no reply', async () => {
    const { send, say, results } = await openShop()
    const id = await send('sms')
    for (const keyword of ['HELP', 'STOP', 'START']) await say(keyword)
    expect(await results(id)).toMatchObject({ sent: 1, replies: 0, unsubscribed: 1 })
  })
})

describe('a STOP', () => {
  it('counts in the last campaign that texted the guest, even where another text came in between', async () => {
    const { shop, guest, send, say, results } = await openShop()
    const campaigns = [await send('sms'), await send('sms')]
    await textGuest(desk, shop, guest)
    desk.clock.advance(HOUR)
    await say('STOP')
    const counts = await Promise.all(campaigns.map(results))
    expect(counts.map(({ unsubscribed }) => unsubscribed)).toEqual([0, 1])
  })

  it('is none where staff or the page of preferences switched texts off', async () => {
    const { shop, guest, send, results } = await openShop()
    const id = await send('sms')
    for (const source of ['given to staff', 'preferences page'] as const) {
      const consent = { customerId: guest, channel: 'sms', given: false, source, wording: 'No' } as const
      await shop.run((ctx) => recordConsent(ctx, consent))
    }
    expect(await results(id)).toMatchObject({ sent: 1, unsubscribed: 0 })
  })
})

describe('an unsubscribing by the link of a mail', () => {
  const pathIn = (html: string | undefined, page: string) =>
    new RegExp(`/${page}/[\\w-]+`).exec(html ?? '')?.[0] ?? ''

  it('counts in the campaign of that mail alone', async () => {
    const { email, send, results } = await openShop()
    const campaigns = [await send('email'), await send('email'), await send('email')]
    const second = pathIn(desk.mailbox.mails(email)[1]!.html, 'unsubscribe')
    await desk.request(second, { method: 'POST' })
    const counts = await Promise.all(campaigns.map(results))
    expect(counts.map(({ unsubscribed }) => unsubscribed)).toEqual([0, 1, 0])
  })

  it('is the same on the page of preferences that the mail leads to', async () => {
    const { email, send, results } = await openShop()
    const campaigns = [await send('email'), await send('email'), await send('sms')]
    const page = pathIn(desk.mailbox.mails(email)[0]!.html, 'preferences')
    const form = new URLSearchParams({ shown: 'email sms', wording: '', act: 'save' })
    await desk.request(page, { method: 'POST', body: form })
    const counts = await Promise.all(campaigns.map(results))
    expect(counts.map(({ unsubscribed }) => unsubscribed)).toEqual([1, 0, 0])
  })
})
