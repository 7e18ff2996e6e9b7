import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findEmailTemplate, findSmsTemplate } from '#server/messaging/templates/index.ts'
import { selectEmailTemplates, selectSmsTemplates } from '#server/messaging/templates/queries.ts'
import { emailTemplates, smsTemplates } from '#server/messaging/templates/tables.ts'
import { type Desk, openDesk, sender } from '#tests/messages/desk.ts'
import type { MessageShop } from '#tests/messages/shop.ts'
import { previewMessage } from './previewMessage.ts'
import { sendQuickMessage } from './sendQuickMessage.ts'
import { suppress } from './suppressions.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const templateOf = (shop: MessageShop, type: 'sms' | 'email', wanted = 'A word from us') =>
  shop.run(async ({ tx }) => {
    const table = type === 'sms' ? smsTemplates : emailTemplates
    const rows = await tx.select().from(table)
    return rows.find(({ name }) => name === wanted)!.id
  })

type Change = { key?: string; customerId?: string; templateId?: string }
const request = async (
  shop: MessageShop,
  type: 'sms' | 'email',
  customerId: string,
  change: Change = {},
) => ({
  type,
  customerId: change.customerId ?? customerId,
  templateId: change.templateId ?? (await templateOf(shop, type)),
})
async function send(shop: MessageShop, type: 'sms' | 'email', customerId: string, change: Change = {}) {
  const wanted = await request(shop, type, customerId, change)
  return shop.run((ctx) => sendQuickMessage(ctx, { ...wanted, idempotencyKey: change.key ?? 'one' }))
}

describe('a quick message', () => {
  it('to another shop’s customer, or from another shop’s template, is not found', async () => {
    const [ours, theirs] = [await desk.newShop(), await desk.newShop()]
    const [guest, other] = [await ours.addGuest(), await theirs.addGuest()]
    await expect(send(ours, 'sms', other)).rejects.toMatchObject({ message: 'Customer not found' })
    const templateId = await templateOf(theirs, 'sms')
    await expect(send(ours, 'sms', guest, { templateId })).rejects.toMatchObject({
      message: 'Template not found',
    })
    expect([await ours.messages(), await theirs.messages()]).toEqual([[], []])
  })

  it('from a template that was deactivated is not found', async () => {
    const shop = await desk.newShop()
    const guest = await shop.addGuest()
    const templateId = await templateOf(shop, 'sms')
    await shop.run(({ tx }) => tx.update(smsTemplates).set({ active: false }))
    await expect(send(shop, 'sms', guest, { templateId })).rejects.toMatchObject({ code: 'not_found' })
    expect(await shop.run((ctx) => findSmsTemplate(ctx, templateId))).toBeUndefined()
    expect(await shop.run((ctx) => findEmailTemplate(ctx, templateId))).toBeUndefined()
  })

  it('never offers a reward that there is not: what triggers send is not found', async () => {
    const shop = await desk.newShop()
    const guest = await shop.addGuest({ agreed: ['sms', 'email'], email: 'ana@guests.example' })
    for (const type of ['sms', 'email'] as const) {
      const templateId = await templateOf(shop, type, 'Reward earned')
      await expect(send(shop, type, guest, { templateId })).rejects.toMatchObject({
        message: 'Template not found',
      })
      const wanted = await request(shop, type, guest, { templateId })
      await expect(shop.run((ctx) => previewMessage(ctx, wanted))).rejects.toMatchObject({
        code: 'not_found',
      })
    }
    const which = { active: true, byHand: true }
    const [texts, emails] = await shop.run((ctx) =>
      Promise.all([selectSmsTemplates(ctx, which), selectEmailTemplates(ctx, which)]),
    )
    expect(texts.map(({ trigger_type }) => trigger_type)).toEqual(['custom'])
    expect(emails.map(({ trigger_type }) => trigger_type)).toEqual(['custom', 'promotional'])
  })

  it.each([
    ['sms', { agreed: [] }, 'Customer has not opted in to receive SMS messages'],
    ['sms', { phone: null }, 'Customer phone number is required'],
    ['email', { agreed: ['email'] }, 'Customer email address is required'],
    ['email', { agreed: [], email: 'ana@guests.example' }, 'Customer has not opted in to receive emails'],
  ] as const)('by %s to a guest with %j is refused and nothing is written', async (type, guest, message) => {
    const shop = await desk.newShop()
    const id = await shop.addGuest(guest as Parameters<MessageShop['addGuest']>[0])
    await expect(send(shop, type, id)).rejects.toMatchObject({ code: 'conflict', message })
    expect(await shop.messages()).toEqual([])
    const wanted = await request(shop, type, id)
    expect(await shop.run((ctx) => previewMessage(ctx, wanted))).toMatchObject({ refusal: message })
  })

  it('is sent once however often it is pressed, and the key serves nothing else', async () => {
    const shop = await desk.newShop()
    const [ana, bea] = [await shop.addGuest(), await shop.addGuest()]
    const pressed = await Promise.all([1, 2, 3].map(() => send(shop, 'sms', ana)))
    expect(new Set(pressed.map(({ id }) => id)).size).toBe(1)
    await expect(send(shop, 'sms', bea)).rejects.toMatchObject({ details: { reason: 'key_reused' } })
    await desk.workOff()
    await send(shop, 'sms', ana)
    await desk.workOff()
    expect(desk.mailbox.texts((await shop.customer(ana)).phone!)).toHaveLength(1)
    expect(await shop.messages()).toMatchObject([{ state: 'accepted', allowance_taken: 1 }])
    await send(shop, 'sms', ana, { key: 'two' })
    expect(await shop.messages()).toHaveLength(2)
    await desk.takeJobs('all')
  })

  it('that the phone’s STOP forbids is told as failed, with the reason', async () => {
    const shop = await desk.newShop()
    const guest = await shop.addGuest()
    const { phone } = await shop.customer(guest)
    await shop.run((ctx) => suppress(ctx.tx, ctx.keyring, { phone: phone!, sender, now: ctx.now }))
    const message = await send(shop, 'sms', guest)
    expect(message).toMatchObject({ status: 'failed', state: 'withheld' })
    expect(message.failure).toContain('STOP')
  })

  it('beyond allowance and credits is told as failed, naming the plan', async () => {
    const shop = await desk.newShop({ plan: 'Free' })
    const guest = await shop.addGuest()
    await shop.change({ usage_sms_month: '2026-03', usage_sms_monthly: 50, credits_remaining: 0 })
    const wanted = await request(shop, 'sms', guest)
    expect(await shop.run((ctx) => previewMessage(ctx, wanted))).toMatchObject({
      refusal: expect.stringContaining('Free plan'),
      upgrade: true,
      left: { allowance: 0, credits: 0 },
    })
    expect(await send(shop, 'sms', guest)).toMatchObject({ status: 'failed', state: 'withheld' })
  })

  it('by email carries the way to unsubscribe', async () => {
    const shop = await desk.newShop()
    const guest = await shop.addGuest({ agreed: ['email'], email: 'ana-quick@guests.example' })
    await send(shop, 'email', guest)
    await desk.workOff()
    expect(await shop.messages()).toMatchObject([{ state: 'accepted', purpose: 'marketing', type: 'email' }])
  })
})

describe('the preview of a text', () => {
  it('says what the customer reads, how large it is and what it takes', async () => {
    const shop = await desk.newShop({ name: 'Café Sunrise', plan: 'Free' })
    const guest = await shop.addGuest({ firstName: 'Żaneta' })
    const wanted = await request(shop, 'sms', guest)
    const preview = await shop.run((ctx) => previewMessage(ctx, wanted))
    const content = 'Hi Żaneta, you have 0 points at Café Sunrise. See you soon!'
    expect(preview).toEqual({
      subject: null,
      content,
      recipient: (await shop.customer(guest)).phone,
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
    const shop = await desk.newShop({ timeZone: 'Asia/Tokyo' })
    const wanted = await request(shop, 'sms', await shop.addGuest())
    const { goes_at } = await shop.run((ctx) => previewMessage(ctx, wanted))
    expect(goes_at).toBe('2026-03-02T23:00:00.000Z')
  })
})
