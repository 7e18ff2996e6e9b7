import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTemplate, selectTemplates } from '#server/messaging/templates/index.ts'
import { emailTemplates, smsTemplates } from '#server/messaging/templates/tables.ts'
import type { MessageBusiness } from '#tests/messages/business.ts'
import { type Desk, openDesk, sender } from '#tests/messages/desk.ts'
import { suppress } from '../limits/suppressions.ts'
import { previewMessage } from './previewMessage.ts'
import { sendQuickMessage } from './sendQuickMessage.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const templateOf = (business: MessageBusiness, type: 'sms' | 'email', wanted = 'A word from us') =>
  business.run(async ({ tx }) => {
    const table = type === 'sms' ? smsTemplates : emailTemplates
    const rows = await tx.select().from(table)
    return rows.find(({ name }) => name === wanted)!.id
  })

type Change = { key?: string; customerId?: string; templateId?: string }
const request = async (
  business: MessageBusiness,
  type: 'sms' | 'email',
  customerId: string,
  change: Change = {},
) => ({
  type,
  customerId: change.customerId ?? customerId,
  templateId: change.templateId ?? (await templateOf(business, type)),
})
async function send(
  business: MessageBusiness,
  type: 'sms' | 'email',
  customerId: string,
  change: Change = {},
) {
  const wanted = await request(business, type, customerId, change)
  return business.run((ctx) => sendQuickMessage(ctx, { ...wanted, idempotencyKey: change.key ?? 'one' }))
}

describe('a quick message', () => {
  it('to another shop’s customer, or from another shop’s template, is not found', async () => {
    const [ours, theirs] = [await desk.newBusiness(), await desk.newBusiness()]
    const [customer, other] = [await ours.addCustomer(), await theirs.addCustomer()]
    await expect(send(ours, 'sms', other)).rejects.toMatchObject({ message: 'Customer not found' })
    const templateId = await templateOf(theirs, 'sms')
    await expect(send(ours, 'sms', customer, { templateId })).rejects.toMatchObject({
      message: 'Template not found',
    })
    expect([await ours.messages(), await theirs.messages()]).toEqual([[], []])
  })

  it('from a template that was deactivated is not found', async () => {
    const business = await desk.newBusiness()
    const customer = await business.addCustomer()
    const templateId = await templateOf(business, 'sms')
    await business.run(({ tx }) => tx.update(smsTemplates).set({ active: false }))
    await expect(send(business, 'sms', customer, { templateId })).rejects.toMatchObject({ code: 'not_found' })
    expect(await business.run((ctx) => findTemplate(ctx, 'sms', templateId))).toBeUndefined()
    expect(await business.run((ctx) => findTemplate(ctx, 'email', templateId))).toBeUndefined()
  })

  it('never offers a reward that there is not: what triggers send is not found', async () => {
    const business = await desk.newBusiness()
    const customer = await business.addCustomer({ agreed: ['sms', 'email'], email: 'ana@guests.example' })
    for (const type of ['sms', 'email'] as const) {
      const templateId = await templateOf(business, type, 'Reward earned')
      await expect(send(business, type, customer, { templateId })).rejects.toMatchObject({
        message: 'Template not found',
      })
      const wanted = await request(business, type, customer, { templateId })
      await expect(business.run((ctx) => previewMessage(ctx, wanted))).rejects.toMatchObject({
        code: 'not_found',
      })
    }
    const which = { active: true, byHand: true }
    const [texts, emails] = await business.run((ctx) =>
      Promise.all([selectTemplates(ctx, 'sms', which), selectTemplates(ctx, 'email', which)]),
    )
    expect(texts.map(({ trigger_type }) => trigger_type)).toEqual(['custom'])
    expect(emails.map(({ trigger_type }) => trigger_type)).toEqual(['custom', 'promotional'])
  })

  it.each([
    ['sms', { agreed: [] }, 'Customer has not opted in to receive SMS messages'],
    ['sms', { phone: null }, 'Customer phone number is required'],
    ['email', { agreed: ['email'] }, 'Customer email address is required'],
    ['email', { agreed: [], email: 'ana@guests.example' }, 'Customer has not opted in to receive emails'],
  ] as const)(
    'by %s to a guest with %j is refused and nothing is written',
    async (type, customer, message) => {
      const business = await desk.newBusiness()
      const id = await business.addCustomer(customer as Parameters<MessageBusiness['addCustomer']>[0])
      await expect(send(business, type, id)).rejects.toMatchObject({ code: 'conflict', message })
      expect(await business.messages()).toEqual([])
      const wanted = await request(business, type, id)
      expect(await business.run((ctx) => previewMessage(ctx, wanted))).toMatchObject({ refusal: message })
    },
  )

  it('is sent once however often it is pressed, and the key serves nothing else', async () => {
    const business = await desk.newBusiness()
    const [ana, bea] = [await business.addCustomer(), await business.addCustomer()]
    const pressed = await Promise.all([1, 2, 3].map(() => send(business, 'sms', ana)))
    expect(new Set(pressed.map(({ id }) => id)).size).toBe(1)
    await expect(send(business, 'sms', bea)).rejects.toMatchObject({ details: { reason: 'key_reused' } })
    await desk.workOff()
    await send(business, 'sms', ana)
    await desk.workOff()
    expect(desk.mailbox.texts((await business.customer(ana)).phone!)).toHaveLength(1)
    expect(await business.messages()).toMatchObject([{ state: 'accepted', allowance_taken: 1 }])
    await send(business, 'sms', ana, { key: 'two' })
    expect(await business.messages()).toHaveLength(2)
    await desk.takeJobs('all')
  })

  it('that the phone’s STOP forbids is told as failed, with the reason', async () => {
    const business = await desk.newBusiness()
    const customer = await business.addCustomer()
    const { phone } = await business.customer(customer)
    await business.run((ctx) => suppress(ctx.tx, ctx.keyring, { phone: phone!, sender, now: ctx.now }))
    const message = await send(business, 'sms', customer)
    expect(message).toMatchObject({ status: 'failed', state: 'withheld' })
    expect(message.failure).toContain('STOP')
  })

  it('beyond allowance and credits is told as failed, naming the plan', async () => {
    const business = await desk.newBusiness({ plan: 'Free' })
    const customer = await business.addCustomer()
    await business.change({ usage_sms_month: '2026-03', usage_sms_monthly: 50, credits_remaining: 0 })
    const wanted = await request(business, 'sms', customer)
    expect(await business.run((ctx) => previewMessage(ctx, wanted))).toMatchObject({
      refusal: expect.stringContaining('Free plan'),
      upgrade: true,
      left: { allowance: 0, credits: 0 },
    })
    expect(await send(business, 'sms', customer)).toMatchObject({ status: 'failed', state: 'withheld' })
  })

  it('by email carries the way to unsubscribe', async () => {
    const business = await desk.newBusiness()
    const customer = await business.addCustomer({ agreed: ['email'], email: 'ana-quick@guests.example' })
    await send(business, 'email', customer)
    await desk.workOff()
    expect(await business.messages()).toMatchObject([
      { state: 'accepted', purpose: 'marketing', type: 'email' },
    ])
  })
})

describe('the preview of a text', () => {
  it('says what the customer reads, how large it is and what it takes', async () => {
    const business = await desk.newBusiness({ name: 'Café Sunrise', plan: 'Free' })
    const customer = await business.addCustomer({ firstName: 'Żaneta' })
    const wanted = await request(business, 'sms', customer)
    const preview = await business.run((ctx) => previewMessage(ctx, wanted))
    const content = 'Hi Żaneta, thank you for coming to Café Sunrise. See you soon!'
    expect(preview).toEqual({
      subject: null,
      content,
      html: null,
      recipient: (await business.customer(customer)).phone,
      segments: 1,
      characters: content.length,
      encoding: 'UCS-2',
      takes: { allowance: 1, credits: 0 },
      left: { allowance: 50, credits: 0 },
      goes_at: null,
      refusal: null,
      upgrade: false,
    })
  })

  it('says when it goes during the shop’s quiet hours', async () => {
    const business = await desk.newBusiness({ timeZone: 'Asia/Tokyo' })
    const wanted = await request(business, 'sms', await business.addCustomer())
    const { goes_at } = await business.run((ctx) => previewMessage(ctx, wanted))
    expect(goes_at).toBe('2026-03-02T23:00:00.000Z')
  })
})
