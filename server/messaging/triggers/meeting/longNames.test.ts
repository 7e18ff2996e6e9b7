import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smsTemplates } from '#server/messaging/templates/tables.ts'
import type { SmsTrigger, TriggerConfig } from '#server/messaging/templates/triggers.ts'
import { newId } from '#server/platform/context/ids.ts'
import { type MessageBusiness, newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { announce } from './announce.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const LONG = 'राजेश्वरी अन्नपूर्णा'
const link = `https://sunrise.example/card/${'x'.repeat(43)}`

const change = (business: MessageBusiness, trigger: SmsTrigger, columns: { config: TriggerConfig }) =>
  business.run(({ tx, businessId }) =>
    tx
      .update(smsTemplates)
      .set(columns)
      .where(and(eq(smsTemplates.business_id, businessId), eq(smsTemplates.trigger_type, trigger))),
  )

/** Joins as a customer of this name; gives the texts that they get. */
async function join(business: MessageBusiness, firstName: string) {
  const phone = newPhone()
  const id = await business.addCustomer({ phone, firstName })
  const cardLink = { request: newId(), make: async () => link }
  await business.run((ctx) => announce(ctx, { customerId: id, hasJoined: true, rewards: [], cardLink }))
  await desk.workOff()
  return { id, texts: desk.mailbox.texts(phone) }
}

const used = async (business: MessageBusiness) => (await business.business()).usage_sms_monthly

describe('a customer who joins with a name of another script', () => {
  it('gets the link in a text of its own where one text would take more, and the shop pays the welcome alone', async () => {
    const business = await desk.newBusiness()
    const { texts } = await join(business, LONG)
    const bodies = texts.map(({ body }) => body)
    expect(bodies).toHaveLength(2)
    const [alone, welcome] = bodies.toSorted((one) => (one.includes(link) ? -1 : 1))
    expect(alone).toBe(`Your card at Café Sunrise: ${link} It works until Mar 8 and is for you alone.`)
    expect(welcome).toMatch(new RegExp(`^Welcome to Café Sunrise, ${LONG}!`))
    expect(welcome).not.toContain(link)
    expect(await used(business)).toBe(texts.find(({ body }) => body === welcome)!.segments)
  })

  it('gets one text with both, which counts once, where the template has plain names', async () => {
    const business = await desk.newBusiness()
    await change(business, 'welcome', { config: { plainNames: true } })
    const { id, texts } = await join(business, LONG)
    expect(texts).toMatchObject([{ segments: 2 }])
    expect(texts[0]!.body).toMatch(/^Welcome to Café Sunrise, friend!/)
    expect(texts[0]!.body).toContain(link)
    expect(await used(business)).toBe(2)
    // Their name stays as it is: only this text leaves it out.
    expect((await business.customer(id)).first_name).toBe(LONG)
  })

  it.each([
    ['Bartholomew-Maximilian', 'Bartholomew-Maximilian'],
    ['Désirée', 'Désirée'],
    ['O’Brien', "O'Brien"],
    ['Zoë', 'Zoe'],
    ['Łukasz', 'Lukasz'],
  ])('is greeted by a name in letters that take no more: %s', async (name, plain) => {
    const business = await desk.newBusiness()
    await change(business, 'welcome', { config: { plainNames: true } })
    const { texts } = await join(business, name)
    expect(texts).toHaveLength(1)
    expect(texts[0]!.body).toContain(`Café Sunrise, ${plain}!`)
  })
})

describe('a text with plain names', () => {
  it('keeps a name of another script where it fits into as many segments', async () => {
    const business = await desk.newBusiness({ name: 'Chai' })
    await change(business, 'reward_earned', { config: { plainNames: true } })
    const phone = newPhone()
    const id = await business.addCustomer({ phone, firstName: 'राज' })
    await business.run(({ tx, businessId }) =>
      tx
        .update(smsTemplates)
        .set({ message_template: '{firstName}, a reward waits at {business_name}!' })
        .where(and(eq(smsTemplates.business_id, businessId), eq(smsTemplates.trigger_type, 'reward_earned'))),
    )
    const rewards = [{ id: newId(), name: 'Chai', code: 'K7QWTX' }]
    await business.run((ctx) => announce(ctx, { customerId: id, hasJoined: false, rewards }))
    await desk.workOff()
    expect(desk.mailbox.texts(phone).map(({ body }) => body)).toEqual([
      'राज, a reward waits at Chai!\nChai: K7QWTX',
    ])
  })
})
