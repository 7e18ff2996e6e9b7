import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordConsent } from '#server/loyalty/customers/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { MessageBusiness } from '#tests/messages/business.ts'
import { openTalk, textCustomer, writeText } from '#tests/messages/customer.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { answerCustomer } from './answerCustomer.ts'
import { listConversations } from './listConversations.ts'
import { listTexts } from './listTexts.ts'
import { previewAnswer, readConversation } from './readConversation.ts'

const DAY = 86_400_000
/** State of a text that went out; the provider's report may have come already. */
const WENT = expect.stringMatching(/^(accepted|delivered)$/)
let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

/** Opens a conversation with a customer who has just asked something. */
async function openQuestion(wanted: Parameters<typeof openTalk>[1] = {}) {
  const talk = await openTalk(desk, wanted)
  desk.clock.advance(1000)
  await writeText(desk, { from: talk.phone, body: 'Are you open on Sunday?' })
  desk.clock.advance(1000)
  return talk
}
const answer = (business: MessageBusiness, id: string, content = 'Yes, from ten.', key = 'one') =>
  business.run((ctx) => answerCustomer(ctx, { id, content, idempotencyKey: key }))
const answers = async (business: MessageBusiness) =>
  (await business.messages()).filter(({ purpose }) => purpose === 'answer')

describe('an answer to a guest', () => {
  it('of another shop is not found, and texts nobody', async () => {
    const [ours, theirs] = [await openQuestion(), await openQuestion()]
    await expect(answer(ours.business, theirs.customer)).rejects.toMatchObject({ code: 'not_found' })
    expect([await answers(ours.business), await answers(theirs.business)]).toEqual([[], []])
  })

  it('goes once however often it is pressed, and the key serves no other words', async () => {
    const { business, customer, phone } = await openQuestion()
    const pressed = await Promise.all([1, 2, 3].map(() => answer(business, customer)))
    expect(new Set(pressed.map(({ id }) => id)).size).toBe(1)
    await desk.workOff()
    expect(desk.mailbox.texts(phone).map(({ body }) => body)).toEqual(['Hello', 'Yes, from ten.'])
    await expect(answer(business, customer, 'No.')).rejects.toMatchObject({
      details: { reason: 'key_reused' },
    })
    expect(await answers(business)).toHaveLength(1)
  })

  it('says who wrote it, to the whole team, and costs a text of the month', async () => {
    const { business, customer } = await openQuestion()
    const before = await business.business()
    await answer(business, customer)
    await desk.workOff()
    expect((await business.business()).usage_sms_monthly).toBe(before.usage_sms_monthly + 1)
    const { data } = await business.run((ctx) => listTexts(ctx, { id: customer, limit: 1 }))
    expect(data).toMatchObject([{ sender: { kind: 'person', name: 'Olive' }, state: WENT }])
    const list = await business.run((ctx) => listConversations(ctx, { search: '', filter: 'open', limit: 5 }))
    expect(list.data).toMatchObject([{ answered: true, done: false }])
  })

  it('goes at night and without consent to advertising, for the guest has asked', async () => {
    const { business, customer, phone } = await openQuestion()
    await business.change({ texts_from_hour: 3, texts_until_hour: 4 })
    await business.run(async (ctx) => {
      await recordConsent(ctx, {
        customerId: customer,
        channel: 'sms',
        given: false,
        source: 'given to staff',
        wording: 'No',
      })
    })
    await answer(business, customer)
    await desk.workOff()
    expect(desk.mailbox.texts(phone)).toHaveLength(2)
  })

  it('never goes after a STOP, nor one that waited while the guest said STOP', async () => {
    const { business, customer, phone } = await openQuestion()
    await answer(business, customer)
    await writeText(desk, { from: phone, body: 'STOP' })
    await desk.workOff()
    expect(await answers(business)).toMatchObject([
      { state: 'withheld', failure: expect.stringContaining('STOP') },
    ])
    await expect(answer(business, customer, 'Please come back', 'two')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('STOP'),
    })
    await writeText(desk, { from: phone, body: 'But when are you open?' })
    await expect(answer(business, customer, 'Please come back', 'three')).rejects.toThrow('STOP')
    expect(await answers(business)).toHaveLength(1)
  })

  it('is one for seven days, by the guest’s own words alone: neither ours nor a HELP make it longer', async () => {
    const { business, customer, phone } = await openQuestion()
    desk.clock.advance(7 * DAY - 10_000)
    expect(await business.run((ctx) => readConversation(ctx, { id: customer }))).toMatchObject({
      refusal: null,
      answer_until: expect.any(String),
    })
    desk.clock.advance(20_000)
    await textCustomer(desk, business, customer)
    await writeText(desk, { from: phone, body: 'HELP' })
    await expect(answer(business, customer)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('7 days'),
    })
    await writeText(desk, { from: phone, body: 'Hello?' })
    await answer(business, customer, 'Hello!', 'two')
    expect(await answers(business)).toHaveLength(1)
    await desk.takeJobs('all')
  })

  it('beyond allowance and credits is refused, naming the plan, and nothing is written', async () => {
    const { business, customer } = await openQuestion({ plan: 'Free' })
    await business.change({ usage_sms_month: '2026-03', usage_sms_monthly: 50, credits_remaining: 0 })
    const refusal = expect.stringContaining('Free plan')
    await expect(answer(business, customer)).rejects.toMatchObject({
      message: refusal,
      details: { upgrade: true },
    })
    expect(
      await business.run((ctx) => previewAnswer(ctx, { id: customer, content: 'a'.repeat(200) })),
    ).toMatchObject({ segments: 2, refusal, upgrade: true })
    expect(await answers(business)).toEqual([])
  })

  it('is measured in the preview as it is sent: typographic quotes make no second segment', async () => {
    const { business, customer } = await openQuestion()
    const content = `“${'a'.repeat(103)}”`
    const { segments, encoding } = await business.run((ctx) => previewAnswer(ctx, { id: customer, content }))
    expect([segments, encoding]).toEqual([1, 'GSM-7'])
    await answer(business, customer, content)
    expect((await answers(business)).map((sent) => sent.segments)).toEqual([segments])
    await desk.takeJobs('all')
  })

  it('is refused while the shop is suspended or closed', async () => {
    for (const change of [{ suspended_at: new Date() }, { closing_at: new Date() }]) {
      const { business, customer } = await openQuestion()
      await business.change(change)
      await expect(answer(business, customer)).rejects.toMatchObject({ code: 'conflict' })
    }
  })

  it('goes to a phone that no customer has, for its own text', async () => {
    const { business, customer, phone } = await openQuestion()
    await business.run(({ tx }) =>
      tx.update(customers).set({ phone: null, auth_phone: null }).where(eq(customers.id, customer)),
    )
    await expect(answer(business, customer)).rejects.toThrow('no phone number')
    await writeText(desk, { from: phone, body: 'Wrong number!' })
    const { data } = await business.run((ctx) =>
      listConversations(ctx, { search: '', filter: 'unread', limit: 1 }),
    )
    await answer(business, data[0]!.id, 'Sorry!', 'two')
    await desk.workOff()
    expect(desk.mailbox.texts(phone).at(-1)).toMatchObject({ body: 'Sorry!' })
    const [{ id, texts }] = [{ id: data[0]!.id, texts: await answers(business) }]
    expect(texts).toMatchObject([{ customer_id: null, state: WENT }])
    expect((await business.run((ctx) => listTexts(ctx, { id, limit: 1 }))).data).toMatchObject([
      { content: 'Sorry!' },
    ])
  })
})
