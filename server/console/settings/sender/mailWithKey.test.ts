import { describe, expect, it } from 'vitest'
import type { MessageBusiness } from '#tests/messages/business.ts'
import { businessWithKey, config, desk, KEY, queue, setUp } from './keys.rig.ts'
import { readEmailConfig } from './readEmailConfig.ts'
import { saveEmailConfig } from './saveEmailConfig.ts'

setUp()
const mailsToOwner = async (business: MessageBusiness) =>
  desk.mailbox.mails((await business.business()).email)

describe('mail of a shop with a key', () => {
  it('goes through SendGrid if it is marketing, with the way out, and through the platform if not', async () => {
    const business = await businessWithKey()
    const [news, receipt] = [await queue(business), await queue(business, 'service')]
    await desk.workOff()
    const [sent] = desk.mailbox.mails(news.email)
    expect(sent).toMatchObject({ from: { email: 'hello@cafe.example', name: 'Café Sunrise' } })
    expect(sent!.headers.map(({ name }) => name)).toContain('list-unsubscribe')
    expect(await news.find()).toMatchObject({ state: 'accepted', provider: 'sendgrid' })
    expect(desk.mailbox.mails(receipt.email)[0]!.from.email).toBe('hello@regulars.example')
    expect(await receipt.find()).toMatchObject({ provider: 'smtp' })
  })

  it('is tried again after 429 and 500', async () => {
    const business = await businessWithKey()
    for (const behaviour of [429, 500] as const) {
      desk.standIns.sendgrid.answer(behaviour)
      const { find, email } = await queue(business)
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
      const business = await businessWithKey()
      const other = await businessWithKey()
      desk.standIns.sendgrid.answer(refusal)
      const waiting = [await queue(business), await queue(business), await queue(business)]
      await desk.workOff()
      for (const { find } of waiting)
        expect(await find()).toMatchObject({
          state: 'queued',
          failure: expect.stringMatching(/SendGrid refused/),
        })
      expect(await business.run(readEmailConfig)).toMatchObject({
        refused: { reason: expect.stringContaining(`${refusal}`) },
      })
      await desk.workOff()
      expect(await mailsToOwner(business)).toMatchObject([{ from: { email: 'hello@regulars.example' } }])
      desk.standIns.sendgrid.answer(undefined)
      // Mail of another business has its own key and goes out.
      const theirs = await queue(other)
      await desk.workOff('all')
      expect(await theirs.find()).toMatchObject({ state: 'accepted' })
      expect(await waiting[0]!.find()).toMatchObject({ state: 'queued' })
      await business.run((ctx) => saveEmailConfig(ctx, config({ apiKey: `${KEY}2` })))
      await desk.workOff()
      for (const { find, email } of waiting) {
        expect(await find()).toMatchObject({ state: 'accepted', failure: null })
        expect(desk.mailbox.mails(email)).toHaveLength(1)
      }
      expect(await business.run(readEmailConfig)).toMatchObject({ refused: null, api_key_end: '8762' })
    },
  )

  it('does not wait for ever', async () => {
    const business = await businessWithKey()
    desk.standIns.sendgrid.answer(401)
    const { find } = await queue(business)
    await desk.workOff()
    desk.clock.advance(4 * 86_400_000)
    await desk.workOff('all')
    expect(await find()).toMatchObject({ state: 'withheld', failure: expect.stringContaining('3 days') })
  })

  it('a campaign is paused with the reason, refused a resuming, and goes on with a new key', async () => {
    const business = await businessWithKey()
    await business.addMany(3)
    desk.standIns.sendgrid.answer(401)
    const texts = [{ subject: 'News', body: 'Hello {firstName}' }]
    const id = await business.makeAndStart({ type: 'email', texts, holdout_percent: 0 })
    await business.sendAll(id)
    expect(await business.read(id)).toMatchObject({
      status: 'paused',
      status_reason: expect.stringContaining('SendGrid refused'),
    })
    desk.standIns.sendgrid.answer(undefined)
    await business.run((ctx) => saveEmailConfig(ctx, config({ apiKey: `${KEY}2` })))
    await business.sendAll(id)
    expect(await business.read(id)).toMatchObject({ status: 'sent', status_reason: null })
    const ofBusiness = (await business.messages()).filter(({ campaign_id }) => campaign_id === id)
    expect(ofBusiness.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted'])
    for (const { recipient } of ofBusiness) expect(desk.mailbox.mails(recipient)).toHaveLength(1)
  })
})
