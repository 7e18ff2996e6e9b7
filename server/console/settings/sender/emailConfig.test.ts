import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { recordConsent } from '#server/loyalty/customers/index.ts'
import { queueMessage } from '#server/messaging/messages/index.ts'
import { integrations } from '#server/messaging/senders/tables.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { MessageBusiness } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { checkSender } from './checkSender.ts'
import { emailConfig } from './contract.ts'
import { readEmailConfig } from './readEmailConfig.ts'
import { removeEmailKey, saveEmailConfig } from './saveEmailConfig.ts'

const KEY = 'SG.aaaaaaaaaaaaaaaaaaaaaa.the-key-of-the-shop-9876'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
  // These tests send the reports by hand.
  desk.door.isShut = true
})
afterEach(() => desk.standIns.sendgrid.answer(undefined))
afterAll(() => desk.close())

const config = (more = {}) => ({
  fromEmail: 'hello@cafe.example',
  fromName: 'Café Sunrise',
  apiKey: KEY,
  reportKey: desk.standIns.sendgrid.reportKey,
  ...more,
})

async function businessWithKey(more = {}) {
  const shop = await openCampaignBusiness(desk)
  await shop.run((ctx) => saveEmailConfig(ctx, config(more)))
  return shop
}

let addresses = 0
async function queue(shop: MessageBusiness, purpose: 'marketing' | 'service' = 'marketing') {
  const email = `guest${addresses++}@guests.example`
  const customerId = await shop.addCustomer({ email, agreed: ['email'] })
  const message = { type: 'email', purpose, dedupe_key: newId(), subject: 'News', content: 'Hello' } as const
  const { messageId } = await shop.run((ctx) =>
    queueMessage(ctx, { ...message, customerId, recipient: email }),
  )
  const find = async () => (await shop.messages()).find(({ id }) => id === messageId)!
  return { email, customerId, messageId, find }
}

const row = (shop: MessageBusiness) => shop.run(async ({ tx }) => (await tx.select().from(integrations))[0]!)
const mailsToOwner = async (shop: MessageBusiness) => desk.mailbox.mails((await shop.business()).email)

describe('the API key of a shop', () => {
  it('is kept sealed, and nothing answers more than its end', async () => {
    const shop = await businessWithKey()
    const kept = JSON.stringify(await row(shop))
    expect(kept).not.toContain(KEY)
    expect(kept).not.toContain('the-key-of')
    const view = await shop.run(readEmailConfig)
    expect(view).toMatchObject({ api_key_end: '9876', refused: null, from_name: 'Café Sunrise' })
    expect(JSON.stringify(view)).not.toContain('the-key-of')
  })

  it('sealed for one shop opens for no other', async () => {
    const [mine, theirs] = [await businessWithKey(), await openCampaignBusiness(desk)]
    const stolen = (await row(mine)).email_config
    await theirs.run((ctx) => saveEmailConfig(ctx, config({ apiKey: '' })))
    await theirs.run(({ tx }) => tx.update(integrations).set({ active: true, email_config: stolen }))
    const { email, find } = await queue(theirs)
    await desk.workOff()
    expect(await find()).toMatchObject({ state: 'queued', provider: null })
    expect(desk.mailbox.mails(email)).toEqual([])
  })

  it('stays where a blank one is saved, and goes when it is removed', async () => {
    const shop = await businessWithKey()
    const saved = await shop.run((ctx) => saveEmailConfig(ctx, config({ apiKey: '', fromName: 'Sunrise' })))
    expect(saved).toMatchObject({ api_key_end: '9876', from_name: 'Sunrise' })
    await shop.run(removeEmailKey)
    expect(await row(shop)).toMatchObject({ active: false, email_config: { sendgridApiKey: null } })
    const { email } = await queue(shop)
    await desk.workOff()
    expect(desk.mailbox.mails(email)[0]!.from.email).toBe('hello@regulars.example')
  })

  it.each([
    [{ from_email: ' ' }, 'From Email and From Name are required'],
    [{ from_name: '' }, 'From Email and From Name are required'],
    [{ from_email: 'nonsense' }, 'Enter an email address such as name@example.com'],
    [{ from_name: 'Café\r\nBcc: all@example.com' }, 'Write it on one line'],
    [{ api_key: 'not a key' }, 'A SendGrid API key begins with “SG.”'],
    [{ api_key: 'SG.a\r\nX-Evil: 1' }, 'A SendGrid API key begins with “SG.”'],
  ])('and its sender are refused as %j', (wrong, words) => {
    const typed = {
      from_email: 'hello@cafe.example',
      from_name: 'Café Sunrise',
      api_key: KEY,
      report_key: '',
    }
    expect(emailConfig.safeParse({ ...typed, ...wrong }).error?.issues[0]?.message).toBe(words)
  })

  it('is not saved with a verification key that is none', async () => {
    const shop = await openCampaignBusiness(desk)
    await expect(
      shop.run((ctx) => saveEmailConfig(ctx, config({ reportKey: 'AAAA' }))),
    ).rejects.toMatchObject({ fields: { report_key: expect.any(String) } })
  })
})

describe('the domain of From Email', () => {
  it('is asked, its answer kept with its time, and asked anew of another domain', async () => {
    const shop = await businessWithKey()
    const check = () => checkSender(desk.services, shop.businessId)
    await check()
    expect(await shop.run(readEmailConfig)).toMatchObject({
      domain: {
        name: 'cafe.example',
        checked_at: desk.clock.now().toISOString(),
        spf: { state: 'missing' },
      },
    })
    const moved = config({ apiKey: '', fromEmail: 'news@blue-door.example' })
    expect(await shop.run((ctx) => saveEmailConfig(ctx, moved))).toMatchObject({ domain: null })
    await check()
    expect(await shop.run(readEmailConfig)).toMatchObject({
      domain: { spf: { state: 'fine' }, dkim: { state: 'fine' }, dmarc: { state: 'fine' } },
    })
  })

  it('that was left meanwhile keeps nothing', async () => {
    const shop = await businessWithKey()
    const dns = {
      ...desk.services.dns,
      txt: async () => {
        await shop.run((ctx) => saveEmailConfig(ctx, config({ apiKey: '', fromEmail: 'a@other.example' })))
        return []
      },
    }
    await checkSender({ ...desk.services, dns }, shop.businessId)
    expect(await shop.run(readEmailConfig)).toMatchObject({ domain: null })
  })
})

describe('mail of a shop with a key', () => {
  it('goes through SendGrid if it is marketing, with the way out, and through the platform if not', async () => {
    const shop = await businessWithKey()
    const [news, receipt] = [await queue(shop), await queue(shop, 'service')]
    await desk.workOff()
    const [sent] = desk.mailbox.mails(news.email)
    expect(sent).toMatchObject({ from: { email: 'hello@cafe.example', name: 'Café Sunrise' } })
    expect(sent!.headers.map(({ name }) => name)).toContain('list-unsubscribe')
    expect(await news.find()).toMatchObject({ state: 'accepted', provider: 'sendgrid' })
    expect(desk.mailbox.mails(receipt.email)[0]!.from.email).toBe('hello@regulars.example')
    expect(await receipt.find()).toMatchObject({ provider: 'smtp' })
  })

  it('is tried again after 429 and 500', async () => {
    const shop = await businessWithKey()
    for (const behaviour of [429, 500] as const) {
      desk.standIns.sendgrid.answer(behaviour)
      const { find, email } = await queue(shop)
      await desk.workOff()
      expect(await find()).toMatchObject({ state: 'queued', attempt: 1 })
      desk.standIns.sendgrid.answer(undefined)
      await desk.workOff('all')
      expect(await find()).toMatchObject({ state: 'accepted', attempt: 2 })
      expect(desk.mailbox.mails(email)).toHaveLength(1)
    }
  })

  it.each([401, 403] as const)(
    'waits from a %d on, tells the owner once, and goes on with a new key',
    async (refusal) => {
      const shop = await businessWithKey()
      const other = await businessWithKey()
      desk.standIns.sendgrid.answer(refusal)
      const waiting = [await queue(shop), await queue(shop), await queue(shop)]
      await desk.workOff()
      for (const { find } of waiting)
        expect(await find()).toMatchObject({
          state: 'queued',
          failure: expect.stringMatching(/SendGrid refused/),
        })
      expect(await shop.run(readEmailConfig)).toMatchObject({
        refused: { reason: expect.stringContaining(`${refusal}`) },
      })
      await desk.workOff()
      expect(await mailsToOwner(shop)).toMatchObject([{ from: { email: 'hello@regulars.example' } }])
      desk.standIns.sendgrid.answer(undefined)
      // Mail of another business has its own key and goes out.
      const theirs = await queue(other)
      await desk.workOff('all')
      expect(await theirs.find()).toMatchObject({ state: 'accepted' })
      expect(await waiting[0]!.find()).toMatchObject({ state: 'queued' })
      await shop.run((ctx) => saveEmailConfig(ctx, config({ apiKey: `${KEY}2` })))
      await desk.workOff()
      for (const { find, email } of waiting) {
        expect(await find()).toMatchObject({ state: 'accepted', failure: null })
        expect(desk.mailbox.mails(email)).toHaveLength(1)
      }
      expect(await shop.run(readEmailConfig)).toMatchObject({ refused: null, api_key_end: '8762' })
    },
  )

  it('does not wait for ever', async () => {
    const shop = await businessWithKey()
    desk.standIns.sendgrid.answer(401)
    const { find } = await queue(shop)
    await desk.workOff()
    desk.clock.advance(4 * 86_400_000)
    await desk.workOff('all')
    expect(await find()).toMatchObject({ state: 'withheld', failure: expect.stringContaining('3 days') })
  })

  it('a campaign is paused with the reason, refused a resuming, and goes on with a new key', async () => {
    const shop = await businessWithKey()
    await shop.addMany(3)
    desk.standIns.sendgrid.answer(401)
    const texts = [{ subject: 'News', body: 'Hello {firstName}' }]
    const id = await shop.makeAndStart({ type: 'email', texts, holdout_percent: 0 })
    await shop.sendAll(id)
    expect(await shop.read(id)).toMatchObject({
      status: 'paused',
      status_reason: expect.stringContaining('SendGrid refused'),
    })
    desk.standIns.sendgrid.answer(undefined)
    await shop.run((ctx) => saveEmailConfig(ctx, config({ apiKey: `${KEY}2` })))
    await shop.sendAll(id)
    expect(await shop.read(id)).toMatchObject({ status: 'sent', status_reason: null })
    const ofBusiness = (await shop.messages()).filter(({ campaign_id }) => campaign_id === id)
    expect(ofBusiness.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted'])
    for (const { recipient } of ofBusiness) expect(desk.mailbox.mails(recipient)).toHaveLength(1)
  })
})

describe('a report of SendGrid', () => {
  async function sentMail(more = {}) {
    const shop = await businessWithKey(more)
    const mail = await queue(shop)
    await desk.workOff()
    const { provider_id } = await mail.find()
    const event = (name: string, about = {}) => ({
      event: name,
      business_id: shop.businessId,
      message_id: mail.messageId,
      attempt: '1',
      timestamp: desk.clock.now().getTime() / 1000 + 60,
      sg_message_id: `${provider_id}.recvd`,
      ...about,
    })
    const tell = async (events: object[], to = shop.businessId) => {
      desk.door.isShut = false
      const status = await desk.standIns.sendgrid.report(
        to,
        events as Record<string, unknown>[],
        desk.clock.now(),
      )
      desk.door.isShut = true
      return status
    }
    return { shop, ...mail, event, tell }
  }

  it('only moves a mail forward, however often and in whatever order it comes', async () => {
    const { event, tell, find } = await sentMail()
    expect(await tell([event('delivered')])).toBe(204)
    expect(await find()).toMatchObject({ state: 'delivered' })
    await tell([event('processed'), event('delivered'), event('dropped', { reason: 'late' })])
    expect(await find()).toMatchObject({ state: 'delivered', status: 'sent' })
  })

  it('is refused unless it is signed for this shop, and of another shop it moves nothing', async () => {
    const { event, tell, find } = await sentMail()
    const without = await sentMail({ reportKey: '' })
    expect(await without.tell([without.event('bounce')])).toBe(403)
    const other = await businessWithKey()
    expect(await tell([event('bounce', { type: 'bounce' })], other.businessId)).toBe(204)
    desk.door.isShut = false
    const unsigned = await desk.request(`/webhooks/sendgrid/${other.businessId}`, {
      method: 'POST',
      body: '[]',
    })
    expect(unsigned.status).toBe(403)
    desk.door.isShut = true
    expect(await find()).toMatchObject({ state: 'accepted' })
    expect(await without.find()).toMatchObject({ state: 'accepted' })
  })

  it.each([
    ['bounce', { type: 'bounce', reason: '550 5.1.1 No such user' }, 'rejected', 'bounce'],
    ['dropped', { reason: 'Bounced Address' }, 'rejected', 'bounce'],
    ['spamreport', {}, 'accepted', 'complaint'],
    ['unsubscribe', {}, 'accepted', 'unsubscribe link'],
  ])('of a %s ends the consent at once', async (name, about, state, source) => {
    const { event, tell, find, shop, customerId } = await sentMail()
    await tell([event(name, about), event(name, about)])
    expect(await find()).toMatchObject({ state })
    expect((await shop.customer(customerId)).opted_in_email).toBe(false)
    const ended = (await shop.consents(customerId)).filter(({ given }) => !given)
    expect(ended).toMatchObject([{ source }])
  })

  it('of a block for now, or from before a new consent, ends none', async () => {
    const { event, tell, find, shop, customerId } = await sentMail()
    await tell([event('bounce', { type: 'blocked', reason: '421 try later' })])
    expect(await find()).toMatchObject({ state: 'rejected' })
    const again = { channel: 'email', given: true, source: 'portal', wording: 'Yes' } as const
    await shop.run((ctx) => recordConsent(ctx, { customerId, ...again }))
    await tell([event('unsubscribe', { timestamp: desk.clock.now().getTime() / 1000 - 60 })])
    expect((await shop.customer(customerId)).opted_in_email).toBe(true)
  })

  it('of mail that is not ours, and of openings, is passed over', async () => {
    const { event, tell, find } = await sentMail()
    expect(await tell([{ event: 'delivered', email: 'x@example.com' }, event('open'), event('click')])).toBe(
      204,
    )
    expect(await find()).toMatchObject({ state: 'accepted', opened_at: null })
  })
})
