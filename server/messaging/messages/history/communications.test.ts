import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import type { MessageBusiness } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { queueMessage, sendPhoneCode } from '../index.ts'
import { recordOpen } from '../links/recordOpen.ts'
import { type CommunicationFilter, listCommunications, readCommunication } from './readCommunications.ts'

let desk: Desk
let business: MessageBusiness
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk?.close())

const everything: CommunicationFilter = { search: '', type: 'all', status: 'all', limit: 100 }
const list = (wanted: Partial<CommunicationFilter> = {}, at = business) =>
  at.run((ctx) => listCommunications(ctx, { ...everything, ...wanted }))
const subjects = async (wanted: Partial<CommunicationFilter> = {}) =>
  (await list(wanted)).data.map(({ subject, content }) => subject ?? content)

/** Makes a message of each kind, a minute apart. */
async function fill() {
  business = await desk.newBusiness({ credits: 100 })
  const ana = await business.addCustomer({
    firstName: 'Ana',
    email: 'ana@guests.example',
    agreed: ['sms', 'email'],
  })
  const zoe = await business.addCustomer({ firstName: 'Zoë', email: 'zoe@guests.example', agreed: [] })
  const mail = (customerId: string, recipient: string, subject: string) =>
    business.run((ctx) =>
      queueMessage(ctx, {
        type: 'email',
        purpose: 'marketing',
        dedupe_key: newId(),
        customerId,
        recipient,
        subject,
        content: `About ${subject}, 100% true`,
      }),
    )
  const welcome = await mail(ana, 'ana@guests.example', 'Welcome')
  desk.clock.advance(60_000)
  const news = await mail(ana, 'ana@guests.example', 'News')
  desk.clock.advance(60_000)
  const refused = await mail(zoe, 'zoe@guests.example', 'Refused')
  desk.clock.advance(60_000)
  const { phone } = await business.customer(ana)
  await business.run((ctx) =>
    sendPhoneCode(ctx, {
      to: phone!,
      customerId: ana,
      dedupe_key: newId(),
      code: '123456',
      minutes: 10,
      language: 'en',
    }),
  )
  return { ana, zoe, phone: phone!, welcome, news, refused }
}

describe('the history of messages', () => {
  it('shows another shop nothing, by list, search or id', async () => {
    const { welcome } = await fill()
    const other = await desk.newBusiness()
    expect(await list({}, other)).toEqual({ data: [], next: null })
    expect(await list({ search: 'Welcome' }, other)).toEqual({ data: [], next: null })
    await expect(other.run((ctx) => readCommunication(ctx, welcome.messageId))).rejects.toThrow(
      'Message not found',
    )
  })

  it('shows no code, also while it is being sent', async () => {
    await fill()
    const found = await list({ type: 'sms' })
    expect(found.data).toMatchObject([{ content: '[a sign-in code]' }])
    const whole = await business.run((ctx) => readCommunication(ctx, found.data[0]!.id))
    expect(JSON.stringify(whole)).not.toContain('123456')
    expect(await subjects({ search: '123456' })).toEqual([])
  })

  it.each(['2026', '2999-01-01T00:00:00.000Z_', "2999-01-01T00:00:00.000Z_' or true --", '_', ''])(
    'has no place %j to go on from',
    async (after) => {
      await expect(list({ after })).rejects.toThrow('Not a place in this list')
    },
  )

  it('comes newest first, with who it went to and why it did not go', async () => {
    const { zoe } = await fill()
    expect(await subjects()).toEqual(['[a sign-in code]', 'Refused', 'News', 'Welcome'])
    const [refused] = (await list({ status: 'failed' })).data
    expect(refused).toMatchObject({
      subject: 'Refused',
      state: 'withheld',
      failure: 'The customer has not agreed to get emails.',
      customer: { id: zoe, first_name: 'Zoë', email: 'zoe@guests.example' },
    })
  })

  it('is filtered by kind and by what became of it', async () => {
    const { news } = await fill()
    await desk.workOff()
    await business.run((ctx) => recordOpen(ctx, news.messageId, false))
    expect(await subjects({ type: 'email', status: 'sent' })).toEqual(['News', 'Welcome'])
    expect(await subjects({ status: 'opened' })).toEqual(['News'])
    expect(await subjects({ status: 'failed' })).toEqual(['Refused'])
    expect(await subjects({ type: 'sms' })).toEqual(['[a sign-in code]'])
  })

  it('counts what privacy proxies open apart, which makes nothing opened', async () => {
    const { news } = await fill()
    await business.run((ctx) => recordOpen(ctx, news.messageId, true))
    expect(await subjects({ status: 'opened' })).toEqual([])
    const seen = await business.run((ctx) => readCommunication(ctx, news.messageId))
    expect(seen).toMatchObject({ opened_at: null, open_count: 0, machine_open_count: 1, marketing: true })
  })

  it('is searched by receiver, customer, subject and content, wildcards as they stand', async () => {
    const { phone } = await fill()
    expect(await subjects({ search: 'zoe@guests' })).toEqual(['Refused'])
    expect(await subjects({ search: 'zoe' })).toEqual(['Refused'])
    expect(await subjects({ search: 'ana@guests welcome' })).toEqual(['Welcome'])
    expect(await subjects({ search: 'NEWS true' })).toEqual(['News'])
    expect(await subjects({ search: '100%' })).toEqual(['Refused', 'News', 'Welcome'])
    expect(await subjects({ search: '%' })).toEqual(['Refused', 'News', 'Welcome'])
    expect(await subjects({ search: '_________' })).toEqual([])
    // The whole number finds its owner and all messages that went to them.
    expect(await subjects({ search: phone })).toEqual(['[a sign-in code]', 'News', 'Welcome'])
  })

  it('goes on page by page without losing or repeating one, also within one moment', async () => {
    const { ana } = await fill()
    for (let n = 0; n < 5; n++)
      await business.run((ctx) =>
        queueMessage(ctx, {
          type: 'email',
          purpose: 'marketing',
          dedupe_key: newId(),
          customerId: ana,
          recipient: 'ana@guests.example',
          subject: `At once ${n}`,
          content: 'At once',
        }),
      )
    const seen: string[] = []
    let after: string | undefined
    for (let pages = 0; pages < 10; pages++) {
      const page = await list({ limit: 2, ...(after && { after }) })
      seen.push(...page.data.map(({ id }) => id))
      if (!page.next) break
      after = page.next
    }
    const all = (await list()).data.map(({ id }) => id)
    expect(all).toHaveLength(9)
    expect(seen).toEqual(all)
  })
})
