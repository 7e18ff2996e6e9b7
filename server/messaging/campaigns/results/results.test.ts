import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordConsent } from '#server/loyalty/customers/index.ts'
import { newPhone } from '#tests/messages/business.ts'
import { textCustomer, writeText } from '#tests/messages/customer.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { type CampaignBusiness, openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { readResults } from './readResults.ts'

const HOUR = 3_600_000
let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

let months = 0
/** Opens a business with one customer, to whom campaigns go an hour apart, in a month of its own. */
async function openBusiness() {
  desk.clock.travelTo(new Date(Date.UTC(2026, 3 + months++, 2, 15)))
  const business = await openCampaignBusiness(desk)
  const [phone, email] = [newPhone(), `${newPhone().slice(1)}@example.com`]
  const customer = await business.addCustomer({ phone, email, agreed: ['sms', 'email'] })
  await business.change({ marketing_texts_a_week: null })
  const send = async (type: 'sms' | 'email') => {
    desk.clock.advance(HOUR)
    const id = await business.makeAndStart({ type, texts: [{ subject: 'News', body: 'News' }] })
    await business.sendAll(id)
    desk.clock.advance(HOUR / 2)
    return id
  }
  const say = async (body: string) => {
    await writeText(desk, { from: phone, body })
    await desk.workOff()
  }
  return { business, customer, email, send, say, results: (id: string) => resultsOf(business, id) }
}

const resultsOf = (business: CampaignBusiness, id: string) => business.run((ctx) => readResults(ctx, id))

describe('an answer', () => {
  it('counts for the last text before it', async () => {
    const { send, say, results } = await openBusiness()
    const [first, second] = [await send('sms'), await send('sms')]
    await say('Are you open on Sunday?')
    expect(await results(first)).toMatchObject({ sent: 1, replies: 0 })
    expect(await results(second)).toMatchObject({ sent: 1, replies: 1, unsubscribed: 0 })
  })

  it('is no keyword: a STOP, START or HELP is no reply', async () => {
    const { send, say, results } = await openBusiness()
    const id = await send('sms')
    for (const keyword of ['HELP', 'STOP', 'START']) await say(keyword)
    expect(await results(id)).toMatchObject({ sent: 1, replies: 0, unsubscribed: 1 })
  })
})

describe('a STOP', () => {
  it('counts in the last campaign that texted the guest, even where another text came in between', async () => {
    const { business, customer, send, say, results } = await openBusiness()
    const campaigns = [await send('sms'), await send('sms')]
    await textCustomer(desk, business, customer)
    desk.clock.advance(HOUR)
    await say('STOP')
    const counts = await Promise.all(campaigns.map(results))
    expect(counts.map(({ unsubscribed }) => unsubscribed)).toEqual([0, 1])
  })

  it('is none where staff or the page of preferences switched texts off', async () => {
    const { business, customer, send, results } = await openBusiness()
    const id = await send('sms')
    for (const source of ['given to staff', 'preferences page'] as const) {
      const consent = { customerId: customer, channel: 'sms', given: false, source, wording: 'No' } as const
      await business.run((ctx) => recordConsent(ctx, consent))
    }
    expect(await results(id)).toMatchObject({ sent: 1, unsubscribed: 0 })
  })
})

describe('an unsubscribing by the link of a mail', () => {
  const pathIn = (html: string | undefined, page: string) =>
    new RegExp(`/${page}/[\\w-]+`).exec(html ?? '')?.[0] ?? ''

  it('counts in the campaign of that mail alone', async () => {
    const { email, send, results } = await openBusiness()
    const campaigns = [await send('email'), await send('email'), await send('email')]
    const second = pathIn(desk.mailbox.mails(email)[1]!.html, 'unsubscribe')
    await desk.request(second, { method: 'POST' })
    const counts = await Promise.all(campaigns.map(results))
    expect(counts.map(({ unsubscribed }) => unsubscribed)).toEqual([0, 1, 0])
  })

  it('is the same on the page of preferences that the mail leads to', async () => {
    const { email, send, results } = await openBusiness()
    const campaigns = [await send('email'), await send('email'), await send('sms')]
    const page = pathIn(desk.mailbox.mails(email)[0]!.html, 'preferences')
    const form = new URLSearchParams({ shown: 'email sms', wording: '', act: 'save' })
    await desk.request(page, { method: 'POST', body: form })
    const counts = await Promise.all(campaigns.map(results))
    expect(counts.map(({ unsubscribed }) => unsubscribed)).toEqual([1, 0, 0])
  })
})
