import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { NO_TEXTS } from '#server/platform/providers/noTexts.ts'
import { newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { queueMessage } from '../queue/queueMessage.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterEach(() => {
  desk.services.canText = true
})
afterAll(() => desk.close())

describe('an installation whose provider of texts was taken away', () => {
  it('skips the texts that were queued before, with the reason, and sends the mails beside them', async () => {
    const business = await openCampaignBusiness(desk, { credits: 10 })
    const customerId = await business.addCustomer({ email: 'ana@example.com', agreed: ['sms', 'email'] })
    const { phone, email } = await business.customer(customerId)
    const to = { sms: phone!, email: email! }
    for (const type of ['sms', 'email'] as const)
      await business.run((ctx) =>
        queueMessage(ctx, {
          ...{ type, purpose: 'marketing', customerId, recipient: to[type], dedupe_key: `news:${type}` },
          ...{ subject: type === 'email' ? 'News' : null, content: 'News' },
        }),
      )
    desk.services.canText = false
    await desk.workOff()
    const { credits_remaining, usage_sms_total } = await business.business()
    expect(await business.messages()).toMatchObject([
      { type: 'sms', state: 'withheld', failure: NO_TEXTS, attempt: 0 },
      { type: 'email', state: 'accepted', failure: null },
    ])
    expect([credits_remaining, usage_sms_total]).toEqual([10, 0])
    expect(desk.standIns.mailbox.texts(phone!)).toEqual([])
  })

  it('pauses a campaign of texts that has begun, and says why', async () => {
    const business = await openCampaignBusiness(desk)
    for (let n = 0; n < 2; n++) await business.addCustomer({ phone: newPhone(), agreed: ['sms'] })
    const id = await business.makeAndStart({ holdout_percent: 0 })
    desk.services.canText = false
    expect(await business.some(id)).toBe('over')
    expect(await business.read(id)).toMatchObject({ status: 'paused', status_reason: NO_TEXTS })
    expect(await business.messages()).toEqual([])
  })
})
