import { describe, expect, it } from 'vitest'
import { recordConsent } from '#server/loyalty/customers/index.ts'
import { businessWithKey, desk, queue, setUp } from './keys.rig.ts'

setUp()

describe('a report of SendGrid', () => {
  async function sentMail(more = {}) {
    const business = await businessWithKey(more)
    const mail = await queue(business)
    await desk.workOff()
    const { provider_id } = await mail.find()
    const event = (name: string, about = {}) => ({
      event: name,
      business_id: business.businessId,
      message_id: mail.messageId,
      attempt: '1',
      timestamp: desk.clock.now().getTime() / 1000 + 60,
      sg_message_id: `${provider_id}.recvd`,
      ...about,
    })
    const tell = async (events: object[], to = business.businessId) => {
      desk.door.isShut = false
      const status = await desk.standIns.sendgrid.report(
        to,
        events as Record<string, unknown>[],
        desk.clock.now(),
      )
      desk.door.isShut = true
      return status
    }
    return { business, ...mail, event, tell }
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
    const { event, tell, find, business, customerId } = await sentMail()
    await tell([event(name, about), event(name, about)])
    expect(await find()).toMatchObject({ state })
    expect((await business.customer(customerId)).opted_in_email).toBe(false)
    const ended = (await business.consents(customerId)).filter(({ given }) => !given)
    expect(ended).toMatchObject([{ source }])
  })

  it('of a block for now, or from before a new consent, ends none', async () => {
    const { event, tell, find, business, customerId } = await sentMail()
    await tell([event('bounce', { type: 'blocked', reason: '421 try later' })])
    expect(await find()).toMatchObject({ state: 'rejected' })
    const again = { channel: 'email', given: true, source: 'portal', wording: 'Yes' } as const
    await business.run((ctx) => recordConsent(ctx, { customerId, ...again }))
    await tell([event('unsubscribe', { timestamp: desk.clock.now().getTime() / 1000 - 60 })])
    expect((await business.customer(customerId)).opted_in_email).toBe(true)
  })

  it('of mail that is not ours, and of openings, is passed over', async () => {
    const { event, tell, find } = await sentMail()
    expect(await tell([{ event: 'delivered', email: 'x@example.com' }, event('open'), event('click')])).toBe(
      204,
    )
    expect(await find()).toMatchObject({ state: 'accepted', opened_at: null })
  })
})
