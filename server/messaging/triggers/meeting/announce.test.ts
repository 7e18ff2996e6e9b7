import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { recordDelivery } from '#server/messaging/messages/reports/recordDelivery.ts'
import { emailTemplates, smsTemplates } from '#server/messaging/templates/tables.ts'
import { newId } from '#server/platform/context/ids.ts'
import { engine } from '#tests/engines/index.ts'
import { newPhone, welcome } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { announce, type News } from './announce.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

describe('the welcome', () => {
  it.each([
    [[], 0, 0],
    [['sms'], 1, 0],
    [['email'], 0, 1],
    [['sms', 'email'], 1, 1],
  ] as const)('goes only by the channels agreed to: %j', async (agreed, texts, mails) => {
    const business = await desk.newBusiness()
    const [phone, email] = [newPhone(), `${newId()}@example.com`]
    const id = await business.addCustomer({ phone, email, agreed: [...agreed] })
    await business.run((ctx) => welcome(ctx, id))
    await desk.workOff()
    expect(desk.mailbox.texts(phone)).toHaveLength(texts)
    expect(desk.mailbox.mails(email)).toHaveLength(mails)
    expect(await business.messages()).toHaveLength(texts + mails)
  })

  it('goes once in a customer’s life', async () => {
    const business = await desk.newBusiness()
    const id = await business.addCustomer()
    for (let time = 0; time < 3; time++) await business.run((ctx) => welcome(ctx, id))
    expect(await business.messages()).toHaveLength(1)
    await desk.takeJobs()
  })

  it('of a shop that has switched it off does not go', async () => {
    const business = await desk.newBusiness()
    const id = await business.addCustomer({ email: 'off@example.com', agreed: ['sms', 'email'] })
    await business.run(async ({ tx, businessId }) => {
      await tx.update(smsTemplates).set({ active: false }).where(eq(smsTemplates.business_id, businessId))
      await tx.update(emailTemplates).set({ active: false }).where(eq(emailTemplates.business_id, businessId))
    })
    await business.run((ctx) => welcome(ctx, id))
    expect(await business.messages()).toEqual([])
  })

  it('names the shop and how to stop, in one segment for ordinary names', async () => {
    const business = await desk.newBusiness({ name: 'Joe’s Corner Café' })
    const phone = newPhone()
    const id = await business.addCustomer({ phone })
    await business.run((ctx) => welcome(ctx, id))
    await desk.workOff()
    const [text] = desk.mailbox.texts(phone)
    expect(text!.body).toContain("Welcome to Joe's Corner Café, Ana!")
    expect(text!.body).toContain('Reply STOP')
    expect(text!.segments).toBe(1)
  })

  it('does not carry a stranger’s words to somebody else’s phone', async () => {
    const business = await desk.newBusiness()
    const phone = newPhone()
    const id = await business.addCustomer({ phone, firstName: 'You won! evil.example/prize' })
    await business.run((ctx) => welcome(ctx, id))
    await desk.workOff()
    expect(desk.mailbox.texts(phone)[0]!.body).toContain('Welcome to Café Sunrise, friend!')
  })

  it('of a customer of another shop is not found', async () => {
    const [ours, theirs] = [await desk.newBusiness(), await desk.newBusiness()]
    const id = await theirs.addCustomer()
    await expect(ours.run((ctx) => welcome(ctx, id))).rejects.toThrow('Customer not found')
  })
})

describe('the news of a reward', () => {
  const earned = (customerId: string, id = newId()) => ({
    customerId,
    hasJoined: false,
    rewards: [{ id, name: 'Free {points} coffee – “large”', code: 'K7QWTX' }],
  })

  it('says which reward it is and the code that redeems it, by text and by mail', async () => {
    const business = await desk.newBusiness()
    const [phone, email] = [newPhone(), `${newId()}@example.com`]
    const id = await business.addCustomer({ phone, email, agreed: ['sms', 'email'] })
    await business.run((ctx) => announce(ctx, earned(id)))
    await desk.workOff()
    expect(desk.mailbox.texts(phone)[0]).toMatchObject({ segments: 1 })
    expect(desk.mailbox.texts(phone)[0]!.body).toContain('Free {points} coffee - "large": K7QWTX')
    const [mail] = desk.mailbox.mails(email)
    expect(mail!.subject).toBe('A reward is waiting for you at Café Sunrise')
    expect(mail!.text).toContain('Free {points} coffee – “large”\nCode: K7QWTX')
    expect(mail!.html).toContain('K7QWTX')
  })

  it('goes once for each reward', async () => {
    const business = await desk.newBusiness()
    const id = await business.addCustomer()
    const reward = earned(id)
    for (const news of [reward, reward, earned(id)]) await business.run((ctx) => announce(ctx, news))
    expect(await business.messages()).toHaveLength(2)
    await desk.takeJobs()
  })

  // The embedded engine has one connection, so nobody else can hold a lock.
  it.skipIf(engine === 'embedded')(
    'does not wait for the shop’s row, so a till never stands still for it',
    async () => {
      const business = await desk.newBusiness()
      const id = await business.addCustomer()
      await business.run(async (holder) => {
        await lockBusinessAndTier(holder)
        await business.run((ctx) => announce(ctx, earned(id)))
      })
      expect(await business.messages()).toHaveLength(1)
      await desk.takeJobs()
    },
  )
})

describe('somebody who joins and gets a reward at once', () => {
  const news = (customerId: string, make?: () => Promise<string>): News => ({
    customerId,
    hasJoined: true,
    rewards: [
      { id: newId(), name: 'Free coffee', code: 'K7QWTX' },
      { id: newId(), name: '5% off', code: 'SAVE5' },
    ],
    ...(make && { cardLink: { request: newId(), make } }),
  })
  const link = 'https://sunrise.example/card/secret'
  /** Makes a customer who agreed to texts and asked for the link, with their messages queued. */
  async function joinedWithLink(wanted: Parameters<Desk['newBusiness']>[0] = {}) {
    const business = await desk.newBusiness(wanted)
    const phone = newPhone()
    const id = await business.addCustomer({ phone })
    await business.run((ctx) =>
      announce(
        ctx,
        news(id, async () => link),
      ),
    )
    return { business, phone, id }
  }

  it('reads one text and one mail: the welcome first, then each reward', async () => {
    const business = await desk.newBusiness()
    const [phone, email] = [newPhone(), `${newId()}@example.com`]
    const id = await business.addCustomer({ phone, email, agreed: ['sms', 'email'] })
    await business.run((ctx) => announce(ctx, news(id)))
    await desk.workOff()
    const texts = desk.mailbox.texts(phone).map(({ body }) => body)
    expect(texts).toEqual([expect.stringMatching(/^Welcome to .*\nFree coffee: K7QWTX\n5% off: SAVE5$/s)])
    const [mail, ...more] = desk.mailbox.mails(email)
    expect(more).toEqual([])
    expect(mail!.subject).toMatch(/^Welcome/)
    expect(mail!.text).toMatch(/Free coffee\nCode: K7QWTX\n\n5% off\nCode: SAVE5/)
  })

  it('is told of the rewards alone where the shop has switched the welcome off, and the other way round', async () => {
    for (const [trigger, told] of [
      ['welcome', /^(?!Welcome).*Free coffee: K7QWTX/s],
      ['reward_earned', /^Welcome(?!.*Free coffee)/s],
    ] as const) {
      const business = await desk.newBusiness()
      const phone = newPhone()
      const id = await business.addCustomer({ phone })
      await business.run(({ tx, businessId }) =>
        tx
          .update(smsTemplates)
          .set({ active: false })
          .where(and(eq(smsTemplates.business_id, businessId), eq(smsTemplates.trigger_type, trigger))),
      )
      await business.run((ctx) => announce(ctx, news(id)))
      await desk.workOff()
      expect(desk.mailbox.texts(phone).map(({ body }) => body)).toEqual([expect.stringMatching(told)])
    }
  })

  it('finds the link to the card in the same text, which the shop’s history does not show', async () => {
    const { business, phone } = await joinedWithLink()
    await desk.workOff()
    expect(desk.mailbox.texts(phone).map(({ body }) => body)).toEqual([expect.stringContaining(link)])
    const [message] = await business.messages()
    expect(message!.content).toMatch(/^Welcome.*\[a link to the card\]$/s)
    expect(JSON.stringify(message)).not.toContain(link)
  })

  it('gets the link alone and at once in the night, and the rest in the morning', async () => {
    const { business, phone } = await joinedWithLink({ timeZone: 'Asia/Tokyo' })
    await desk.workOff()
    const texts = desk.mailbox.texts(phone).map(({ body }) => body)
    expect(texts).toEqual([`Your card at Café Sunrise: ${link} It works until Mar 9 and is for you alone.`])
    expect((await business.messages()).filter(({ state }) => state === 'queued')).toMatchObject([
      { purpose: 'marketing', outgoing: null },
    ])
    await desk.takeJobs('all')
  })

  it.each(['before it was queued', 'before it was sent'])(
    'gets the link alone where the month’s texts were used up %s',
    async (when) => {
      const business = await desk.newBusiness({ plan: 'Free' })
      const phone = newPhone()
      const id = await business.addCustomer({ phone })
      const useUp = () => business.change({ usage_sms_month: '2026-03', usage_sms_monthly: 50 })
      if (when === 'before it was queued') await useUp()
      await business.run((ctx) =>
        announce(
          ctx,
          news(id, async () => link),
        ),
      )
      await useUp()
      await desk.workOff()
      await desk.workOff()
      const texts = desk.mailbox.texts(phone).map(({ body }) => body)
      expect(texts).toEqual([`Your card at Café Sunrise: ${link} It works until Mar 8 and is for you alone.`])
      expect((await business.messages()).map(({ state }) => state).sort()).toEqual(['accepted', 'withheld'])
    },
  )

  it('gets the link alone where the night begins before the text is sent', async () => {
    const { business, phone } = await joinedWithLink()
    await business.change({ time_zone: 'Asia/Tokyo' })
    await desk.workOff()
    await desk.workOff()
    const texts = desk.mailbox.texts(phone).map(({ body }) => body)
    expect(texts).toEqual([`Your card at Café Sunrise: ${link} It works until Mar 8 and is for you alone.`])
    const waiting = (await business.messages()).filter(({ state }) => state === 'queued')
    expect(waiting).toMatchObject([
      { outgoing: null, segments: 1, content: expect.not.stringContaining('a link') },
    ])
    await desk.takeJobs('all')
  })

  it('gets no link at a phone that is theirs no longer', async () => {
    const { business, phone, id } = await joinedWithLink()
    await business.run(({ tx, businessId }) =>
      tx
        .update(customers)
        .set({ phone: newPhone() })
        .where(and(eq(customers.business_id, businessId), eq(customers.id, id))),
    )
    await desk.workOff()
    await desk.workOff()
    expect(desk.mailbox.texts(phone)).toEqual([])
  })

  it('of a shop with a curly apostrophe pays for no other letters than with a plain one', async () => {
    const segmentsAt = async (name: string) => {
      const business = await desk.newBusiness({ name })
      const id = await business.addCustomer()
      await business.run((ctx) =>
        announce(
          ctx,
          news(id, async () => link),
        ),
      )
      await desk.takeJobs()
      return (await business.messages())[0]!.segments
    }
    expect(await segmentsAt('Joe’s')).toBe(await segmentsAt("Joe's"))
  })

  it('is never texted the words that stand for the link, though the phone was out of reach', async () => {
    const { business, phone } = await joinedWithLink()
    await desk.workOff()
    const [message] = await business.messages()
    const report = { messageId: message!.id, attempt: message!.attempt, providerId: message!.provider_id! }
    await business.run((ctx) =>
      recordDelivery(ctx, { ...report, status: 'undelivered', errorCode: 30003, sender: 'any' }),
    )
    expect(await business.messages()).toMatchObject([{ state: 'rejected' }])
    await desk.workOff('all')
    expect(desk.mailbox.texts(phone)).toHaveLength(1)
  })

  it('gets the link once for each form that was sent, however often it is', async () => {
    const business = await desk.newBusiness()
    const phone = newPhone()
    const id = await business.addCustomer({ phone, agreed: [] })
    const cardLink = { request: newId(), make: async () => link }
    for (let time = 0; time < 3; time++)
      await business.run((ctx) => announce(ctx, { customerId: id, hasJoined: false, rewards: [], cardLink }))
    await desk.workOff()
    expect(desk.mailbox.texts(phone)).toHaveLength(1)
  })
})
