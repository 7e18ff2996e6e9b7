import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customers } from '#server/loyalty/customers/tables.ts'
import { phoneDigits } from '#server/platform/contact/phone.ts'
import { newId } from '#server/platform/context/ids.ts'
import { type MessageBusiness, newPhone } from '#tests/messages/business.ts'
import { openTalk, textCustomer, writeText } from '#tests/messages/customer.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { adoptingSubscriber } from './adoptTexts.ts'
import { answerCustomer } from './answerCustomer.ts'
import { listConversations } from './listConversations.ts'
import { listTexts } from './listTexts.ts'
import type { Filter } from './queries.ts'
import { readConversation } from './readConversation.ts'
import { finishConversation, reopenConversation, seeConversation } from './settleConversation.ts'

/** State of a text that went out; the provider's report may have come already. */
const WENT = expect.stringMatching(/^(accepted|delivered)$/)
let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

async function write(from: string, body: string) {
  desk.clock.advance(1000)
  await writeText(desk, { from, body })
}
type Wanted = { filter?: Filter; search?: string; after?: string; limit?: number }
const list = (business: MessageBusiness, wanted: Wanted = {}) =>
  business.run((ctx) => listConversations(ctx, { search: '', filter: 'open', limit: 50, ...wanted }))
const contents = async (business: MessageBusiness, wanted?: Wanted) =>
  (await list(business, wanted)).data.map(({ content }) => content)
const texts = async (business: MessageBusiness, id: string) =>
  (await business.run((ctx) => listTexts(ctx, { id, limit: 50 }))).data
const newest = async (business: MessageBusiness, id: string) => (await texts(business, id))[0]!.id
const finish = async (business: MessageBusiness, id: string) => {
  const textId = await newest(business, id)
  await business.run((ctx) => finishConversation(ctx, { id, textId }))
}
/** Adds a second customer of a business, texted by it. */
async function addCustomer(business: MessageBusiness, firstName: string) {
  const phone = newPhone()
  const customer = await business.addCustomer({ phone, firstName })
  await textCustomer(desk, business, customer)
  return { customer, phone }
}
/** Gives the customer another phone: their old one is now a stranger's, whom the business has texted unknowingly. */
async function giveAway(business: MessageBusiness, customer: string) {
  const phone = newPhone()
  await business.run(({ tx }) =>
    tx
      .update(customers)
      .set({ phone, auth_phone: phoneDigits(phone) })
      .where(eq(customers.id, customer)),
  )
}

describe('conversations', () => {
  it('of another shop are not found, and its texts are no place to see up to', async () => {
    const [ours, theirs] = [await openTalk(desk), await openTalk(desk)]
    for (const { phone } of [ours, theirs]) await write(phone, 'Hello')
    const id = theirs.customer
    const textId = await newest(theirs.business, id)
    const notFound = { code: 'not_found' }
    const { business } = ours
    await expect(business.run((ctx) => readConversation(ctx, { id }))).rejects.toMatchObject(notFound)
    await expect(texts(business, id)).rejects.toMatchObject(notFound)
    await expect(texts(business, textId)).rejects.toMatchObject(notFound)
    await expect(business.run((ctx) => reopenConversation(ctx, { id }))).rejects.toMatchObject(notFound)
    for (const verb of [seeConversation, finishConversation]) {
      await expect(business.run((ctx) => verb(ctx, { id, textId }))).rejects.toMatchObject(notFound)
      const own = { id: ours.customer, textId }
      await expect(business.run((ctx) => verb(ctx, own))).rejects.toMatchObject(notFound)
    }
    expect(await list(theirs.business, { filter: 'unread' })).toMatchObject({ data: [{ unread: 1 }] })
  })

  it('stand newest first, one for each guest however often they wrote, page by page', async () => {
    const { business, phone } = await openTalk(desk)
    const bea = await addCustomer(business, 'Bea')
    await write(phone, 'First')
    await write(bea.phone, 'Second')
    await write(phone, 'Third')
    expect(await list(business)).toMatchObject({
      data: [
        { content: 'Third', unread: 2, done: false, customer: { first_name: 'Ana' } },
        { content: 'Second', unread: 1 },
      ],
      next: null,
    })
    const { data, next } = await list(business, { limit: 1 })
    expect(data).toMatchObject([{ content: 'Third' }])
    expect(await list(business, { limit: 1, after: next! })).toMatchObject({
      data: [{ content: 'Second' }],
      next: null,
    })
    await expect(list(business, { after: 'nowhere' })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('that are done leave the open ones, and come back when the guest writes again', async () => {
    const { business, phone, customer } = await openTalk(desk)
    await write(phone, 'Are you open?')
    await finish(business, customer)
    expect([await contents(business), await contents(business, { filter: 'unread' })]).toEqual([[], []])
    expect(await list(business, { filter: 'done' })).toMatchObject({ data: [{ done: true, unread: 0 }] })
    await write(phone, 'And on Sunday?')
    expect(await contents(business)).toEqual(['And on Sunday?'])
    expect(await contents(business, { filter: 'done' })).toEqual([])
    await finish(business, customer)
    await business.run((ctx) => reopenConversation(ctx, { id: customer }))
    expect(await contents(business)).toEqual(['And on Sunday?'])
  })

  it('are seen and done only as far as the screen had shown them', async () => {
    const { business, phone, customer } = await openTalk(desk)
    await write(phone, 'Seen')
    const textId = await newest(business, customer)
    await write(phone, 'Came meanwhile')
    await business.run((ctx) => seeConversation(ctx, { id: customer, textId }))
    expect(await list(business, { filter: 'unread' })).toMatchObject({ data: [{ unread: 1 }] })
    await business.run((ctx) => finishConversation(ctx, { id: customer, textId }))
    expect(await contents(business)).toEqual(['Came meanwhile'])
  })

  it('show STOP, START and HELP as what was asked, and never as something to answer', async () => {
    const { business, phone, customer } = await openTalk(desk)
    await write(phone, 'Too many texts!')
    await write(phone, 'STOP')
    expect(await list(business)).toMatchObject({
      data: [{ content: 'Too many texts!', stopped: true, keyword: null }],
    })
    expect(await business.run((ctx) => readConversation(ctx, { id: customer }))).toMatchObject({
      stopped: true,
      refusal: expect.stringContaining('STOP'),
    })
    expect((await texts(business, customer)).map(({ keyword }) => keyword)).toEqual(['stop', null, null])
    const silent = await openTalk(desk)
    await write(silent.phone, 'HELP')
    expect(await contents(silent.business)).toEqual([])
    expect(await list(silent.business, { filter: 'all' })).toMatchObject({
      data: [{ keyword: 'help', stopped: false, done: true }],
    })
  })

  it('are found by name and by phone', async () => {
    const { business, phone } = await openTalk(desk)
    const bea = await addCustomer(business, 'Beatrix')
    await business.run(({ tx }) =>
      tx.update(customers).set({ search_text: 'beatrix' }).where(eq(customers.id, bea.customer)),
    )
    await write(phone, 'Mine')
    await write(bea.phone, 'Hers')
    expect(await contents(business, { search: 'beatrix' })).toEqual(['Hers'])
    expect(await contents(business, { search: phone.slice(2) })).toEqual(['Mine'])
    expect(await contents(business, { search: '%' })).toEqual([])
  })

  it('with a phone that is no customer’s any more are its own, and name nobody', async () => {
    const { business, phone, customer } = await openTalk(desk)
    await write(phone, 'It is Ana')
    await giveAway(business, customer)
    await write(phone, 'Who is this?')
    await write(phone, 'Hello?')
    const { data } = await list(business)
    expect(data).toMatchObject([
      { content: 'Hello?', customer: null, phone, unread: 2 },
      { content: 'It is Ana', customer: { id: customer } },
    ])
    const { id } = data[0]!
    expect((await texts(business, id)).map(({ content }) => content)).toEqual([
      'Hello?',
      'Who is this?',
      'Hello',
    ])
    const [anyOfThem] = await texts(business, id)
    expect(await business.run((ctx) => readConversation(ctx, { id: anyOfThem!.id }))).toMatchObject({
      id,
      phone,
    })
    expect(await contents(business, { search: phone.slice(-7), filter: 'open' })).toEqual(['Hello?'])
    await finish(business, id)
    expect(await contents(business)).toEqual(['It is Ana'])
  })

  it('of a phone go to whoever becomes a customer with it, under either id', async () => {
    const { business, phone, customer } = await openTalk(desk)
    await giveAway(business, customer)
    await write(phone, 'Can I book a table?')
    const { id } = (await list(business)).data[0]!
    const idempotencyKey = newId()
    await business.run((ctx) => answerCustomer(ctx, { id, content: 'Yes, for two?', idempotencyKey }))
    const zoe = await business.addCustomer({ phone, firstName: 'Zoe' })
    const named = { customer: { id: zoe, first_name: 'Zoe' }, phone }
    expect(await business.run((ctx) => readConversation(ctx, { id }))).toMatchObject({ id, ...named })
    const happened = [
      { type: 'customer.joined', ids: { customer_id: zoe }, id: 1, at: desk.clock.now() } as const,
    ]
    await business.run((ctx) => adoptingSubscriber.handleTogether(ctx, happened))
    expect((await list(business)).data).toMatchObject([{ id: zoe, ...named }])
    expect(await business.run((ctx) => readConversation(ctx, { id }))).toMatchObject({ id: zoe, ...named })
    expect((await texts(business, id)).map(({ content }) => content)).toEqual([
      'Yes, for two?',
      'Can I book a table?',
    ])
    expect((await texts(business, customer)).map(({ content }) => content)).toEqual(['Hello'])
  })

  it('keep the texts of both directions page by page, each with who sent it', async () => {
    const { business, phone, customer } = await openTalk(desk)
    await write(phone, 'One')
    await write(phone, 'Two')
    const page = (after?: string) =>
      business.run((ctx) => listTexts(ctx, { id: customer, limit: 2, ...(after && { after }) }))
    const first = await page()
    expect(first.data).toMatchObject([
      { content: 'Two', direction: 'in', sender: null },
      { content: 'One', direction: 'in', sender: null },
    ])
    expect(await page(first.next!)).toMatchObject({
      data: [{ content: 'Hello', direction: 'out', sender: { kind: 'program' }, state: WENT }],
      next: null,
    })
    await expect(texts(business, newId())).rejects.toMatchObject({ code: 'not_found' })
  })
})
