import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { newPhone, welcome } from '#tests/messages/business.ts'
import { type Desk, openDesk, sender } from '#tests/messages/desk.ts'
import { messageToken } from '../compose/messageToken.ts'
import { queueMessage } from '../queue/queueMessage.ts'
import { cardLinkText, queueServiceText } from '../queue/serviceTexts.ts'
import { sendMessage } from './sendMessages.ts'

const BAIT = 'Chase: account locked, verify at chase-verify.example/a'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk?.close())

let customers = 0
/** A business that chose its name before such names were refused, and a customer who agreed to everything. */
async function baitBusiness(company_name = BAIT) {
  const business = await desk.newBusiness()
  await business.change({ company_name })
  const phone = newPhone()
  const email = `guest${++customers}@guests.example`
  const customerId = await business.addCustomer({ phone, email, agreed: ['sms', 'email'] })
  return { business, phone, email, customerId }
}

describe('a name with a link, from before such names were refused', () => {
  it('is in no text, no mail and no From line', async () => {
    const { business, phone, email, customerId } = await baitBusiness()
    const baited = await business.business()
    await business.run(async (ctx) => {
      await welcome(ctx, customerId)
      const link = 'https://x.example/c'
      await queueServiceText(
        ctx,
        cardLinkText({
          ...{ to: phone, customerId, dedupe_key: newId(), business: baited, link },
          ...{ language: 'en', now: ctx.now },
        }),
      )
    })
    await desk.workOff()
    const texts = desk.mailbox.texts(phone)
    const mails = desk.mailbox.mails(email)
    expect([texts.length, mails.length]).toEqual([2, 1])
    expect(mails[0]!.from.name).toBe('Our shop')
    expect(JSON.stringify([texts, mails])).not.toMatch(/chase|verify/i)
    expect(texts.map(({ body }) => body).join()).toContain('our shop')
  })

  it('is not in the answer to HELP, where other shops are named', async () => {
    const { phone } = await baitBusiness()
    const other = await desk.newBusiness({ name: 'Studio 54' })
    await other.addCustomer({ phone })
    await desk.standIns.receiveInbound({ from: phone, to: sender, body: 'HELP' })
    const answers = desk.mailbox.texts(phone).map(({ body }) => body)
    expect(answers.join()).toContain('Loyalty card texts from Studio 54, as you visit')
    expect(answers.join()).not.toContain('chase')
  })

  it('is not on the page behind the unsubscribe link', async () => {
    const { business, customerId, email } = await baitBusiness()
    const { messageId } = await business.run((ctx) =>
      queueMessage(ctx, {
        ...{ type: 'email', purpose: 'marketing', dedupe_key: newId(), customerId },
        ...{ recipient: email, subject: 'News', content: 'News' },
      }),
    )
    const message = { business_id: business.businessId, id: messageId }
    const token = messageToken(desk.services.keyring, 'unsubscribe', message)
    const page = await desk.request(`/unsubscribe/${token}`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('chase')
    await desk.takeJobs('all')
  })

  it('is not given to a shop that opens, whoever names it so', async () => {
    const business = await desk.newBusiness({ name: BAIT })
    expect((await business.business()).company_name).toMatch(/^owner/)
  })

  it('that has none stays what it is', async () => {
    const { business, email, customerId } = await baitBusiness('Café 1900 & Söhne')
    await business.run((ctx) => welcome(ctx, customerId))
    await desk.workOff()
    expect(desk.mailbox.mails(email)[0]!.from.name).toBe('Café 1900 & Söhne')
  })
})

describe('a guest’s name with a link', () => {
  it('does not stand beside the address that a mail goes to', async () => {
    const { business, email, customerId } = await baitBusiness('Studio 54')
    await business.run((ctx) =>
      queueMessage(ctx, {
        ...{ type: 'email', purpose: 'service', dedupe_key: newId(), customerId },
        ...{ recipient: email, recipientName: 'Win at prize.example', subject: 'News', content: 'News' },
      }),
    )
    await desk.workOff()
    expect(JSON.stringify(desk.mailbox.mails(email))).not.toContain('prize')
  })
})

describe('mail that our own settings keep from going out', () => {
  it('waits for us, says so without a word on the receiver, and goes out once it is mended', async () => {
    const { business, email, customerId } = await baitBusiness('Studio 54')
    await business.run((ctx) => welcome(ctx, customerId))
    const broken = { ...desk.services, emailFrom: { name: '', address: 'Regulars <hello@regulars.example>' } }
    for (const job of await desk.takeJobs()) await sendMessage(broken, job)
    const mailOf = async () => (await business.messages()).find(({ type }) => type === 'email')!
    expect(await mailOf()).toMatchObject({
      state: 'queued',
      failure: expect.stringMatching(/our mail settings.*not the reason/),
    })
    expect(await business.customer(customerId)).toMatchObject({ opted_in_email: true })
    await desk.workOff('all')
    expect(await mailOf()).toMatchObject({ state: 'accepted', failure: null })
    expect(desk.mailbox.mails(email)).toHaveLength(1)
  })
})
