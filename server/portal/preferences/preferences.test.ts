import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseCustomer } from '#server/data/customer-record/eraseCustomer.ts'
import { mergeCustomers } from '#server/data/customer-record/mergeCustomers.ts'
import { readRecord } from '#server/data/customer-record/readRecord.ts'
import { messageToken } from '#server/messaging/messages/compose/messageToken.ts'
import { suppress } from '#server/messaging/messages/limits/suppressions.ts'
import { queueMessage } from '#server/messaging/messages/queue/queueMessage.ts'
import { readPreferences } from '#server/messaging/preferences/index.ts'
import { contactPreferences } from '#server/messaging/preferences/tables.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { newPhone, welcome } from '#tests/messages/business.ts'
import { type Desk, openDesk, sender, testKey } from '#tests/messages/desk.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { texts } from './texts.ts'

const DAY = 86_400_000
let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

let mailboxes = 0
/** Makes a customer who got a marketing mail, and finds the link in it. */
async function mailed({
  agreed = ['email', 'sms'] as ('email' | 'sms')[],
  from = undefined as Business | undefined,
} = {}) {
  const business = from ?? (await openCampaignBusiness(desk, { name: 'Tom & Jerry’s', timeZone: 'UTC' }))
  const email = `guest${mailboxes++}@example.com`
  const phone = newPhone()
  const customerId = await business.addCustomer({ email, phone, agreed: ['email', ...agreed.slice(1)] })
  await business.run((ctx) => welcome(ctx, customerId))
  await desk.workOff()
  const { html, text } = desk.mailbox.mails(email)[0]!
  const path = /(\/preferences\/[\w-]+)/.exec(html)![1]!
  const state = async () => {
    const { opted_in_email, opted_in_sms } = await business.customer(customerId)
    const { left, paused_until } = await business.run((ctx) => readPreferences(ctx, customerId))
    return { email: opted_in_email, sms: opted_in_sms, left, paused: paused_until }
  }
  return { business, customerId, email, phone, html, text, path, state }
}
type Business = Awaited<ReturnType<typeof openCampaignBusiness>>
const untouched = { email: true, sms: true, left: [], paused: null }

const open = async (path: string) => {
  const answer = await desk.request(path)
  return { status: answer.status, page: await answer.text() }
}
const hidden = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
/** Sends the form of a page with these boxes ticked. */
async function submit(path: string, page: string, ticked: string[], act = 'save') {
  const form = new URLSearchParams({ shown: hidden(page, 'shown'), wording: hidden(page, 'wording'), act })
  for (const box of ticked) form.append('on', box)
  const answer = await desk.request(path, { method: 'POST', body: form })
  return { status: answer.status, page: await answer.text() }
}
const everything = ['email', 'sms', 'news', 'occasions', 'reminders']

describe('a link to preferences opens nothing', () => {
  it('when it is made up, cut off, of another use, of another key, or names another shop’s message', async () => {
    const { business, path, html, state } = await mailed()
    const other = await desk.newBusiness()
    const [message] = await business.messages()
    const tokenOf = (key: string, use: 'preferences' | 'open', businessId: string) =>
      `/preferences/${messageToken(createKeyring([key]), use, { business_id: businessId, id: message!.id })}`
    for (const forged of [
      `/preferences/${'x'.repeat(65)}`,
      path.slice(0, -2),
      /\/unsubscribe\/[\w-]+/.exec(html)![0].replace('unsubscribe', 'preferences'),
      tokenOf('a key of somebody else, 32 characters long', 'preferences', business.businessId),
      tokenOf(testKey, 'open', business.businessId),
      tokenOf(testKey, 'preferences', other.businessId),
    ]) {
      expect(await open(forged)).toMatchObject({
        status: 404,
        page: expect.stringContaining(texts.unknown.title),
      })
      const form = new URLSearchParams({ shown: everything.join(' '), act: 'pause' })
      expect((await desk.request(forged, { method: 'POST', body: form })).status).toBe(404)
    }
    expect(await state()).toEqual(untouched)
  })

  it('once the guest is gone or has another address: the mail may have reached somebody else', async () => {
    const moved = await mailed()
    await moved.business.run((ctx) =>
      ctx.tx.execute(`update customers set email = 'new-${moved.email}' where id = '${moved.customerId}'`),
    )
    expect((await open(moved.path)).status).toBe(404)
    const erased = await mailed()
    await submit(erased.path, (await open(erased.path)).page, ['email', 'sms'])
    await erased.business.run((ctx) =>
      eraseCustomer(ctx, { customerId: erased.customerId, confirmation: 'Ana' }),
    )
    expect((await open(erased.path)).status).toBe(404)
    expect(await erased.business.run(({ tx }) => tx.select().from(contactPreferences))).toEqual([])
  })
})

describe('the page of preferences', () => {
  it('stands in each marketing mail, names nobody, and changes nothing when it is only opened', async () => {
    const { path, html, text, email, phone, customerId, state, business } = await mailed()
    expect(html).toMatch(/>Manage preferences<\/a>.*>Unsubscribe<\/a>/)
    expect(text).toContain(`Manage preferences: ${desk.services.publicUrl}${path}`)
    for (const method of ['GET', 'HEAD']) await desk.request(path, { method })
    const { page } = await open(path)
    expect(page).toContain('What you get from Tom &amp; Jerry’s')
    for (const secret of [email, phone, customerId, 'Ana']) expect(page).not.toContain(secret)
    expect(await state()).toEqual(untouched)
    expect(await business.run(({ tx }) => tx.select().from(contactPreferences))).toEqual([])
  })

  it('saves what was changed on it and nothing else: one from yesterday brings nothing back', async () => {
    const { path, business, customerId, state } = await mailed()
    const yesterday = (await open(path)).page
    await desk.request(/\/unsubscribe\/[\w-]+/.exec((await mailed({ from: business })).html)![0], {
      method: 'POST',
    })
    await submit(path, yesterday, ['sms', 'news', 'occasions', 'reminders'])
    expect(await state()).toMatchObject({ email: false, sms: true })
    const late = await submit(path, yesterday, ['email', 'sms', 'news'])
    expect(late).toMatchObject({ status: 200, page: expect.stringContaining(texts.said.saved) })
    expect(await state()).toEqual({ email: false, sms: true, left: ['occasions', 'reminders'], paused: null })
    const proofs = (await business.consents(customerId)).filter(({ given }) => !given)
    expect(proofs).toMatchObject([
      { channel: 'email', source: 'preferences page', wording: expect.stringContaining('Welcome') },
    ])
  })

  it('takes the words beside the box as consent to emails, and no other words', async () => {
    const { path, business, customerId, state } = await mailed()
    const off = await submit(path, (await open(path)).page, ['sms'])
    await business.change({ email_opt_in_wording: 'Send me the Sunday letter.' })
    expect(await submit(path, off.page, ['email', 'sms'])).toMatchObject({ status: 409 })
    expect((await state()).email).toBe(false)
    const { page } = await open(path)
    expect(page).toContain('Send me the Sunday letter.')
    expect((await submit(path, page, ['email', 'sms'])).status).toBe(200)
    expect((await business.consents(customerId)).at(-1)).toMatchObject({
      ...{ channel: 'email', given: true, source: 'preferences page', wording: 'Send me the Sunday letter.' },
    })
  })

  it('switches texts on where they were switched off on it; after a STOP only the phone can', async () => {
    const { path, phone, business, state } = await mailed()
    const off = await submit(path, (await open(path)).page, ['email', 'news', 'occasions', 'reminders'])
    expect((await state()).sms).toBe(false)
    const on = await submit(path, off.page, everything)
    expect(await state()).toEqual(untouched)
    await submit(path, on.page, ['email', 'news', 'occasions', 'reminders'])
    await business.run((ctx) => suppress(ctx.tx, ctx.keyring, { phone, sender, now: ctx.now }))
    const { page } = await open(path)
    expect(page).toMatch(/value="sms" disabled/)
    expect(page).toContain('text START to the number')
    const refused = await submit(path, page, [...everything.slice(1)])
    expect(refused).toMatchObject({ status: 409, page: expect.stringContaining('text START') })
    expect(await state()).toMatchObject({ email: true, sms: false, left: [] })
    const never = await mailed({ agreed: ['email'] })
    const shown = (await open(never.path)).page
    expect(shown).toContain(texts.elsewhere)
    expect((await submit(never.path, shown, everything)).status).toBe(409)
    expect(await never.state()).toMatchObject({ sms: false })
  })

  it('keeps the language that is chosen, and takes none back from a page of yesterday', async () => {
    const { path, business, customerId } = await mailed()
    const language = async () => (await business.run((ctx) => readPreferences(ctx, customerId))).language
    const yesterday = (await open(path)).page
    const choose = async (language: string, shown_language: string) => {
      const form = new URLSearchParams({
        ...{ shown: hidden(yesterday, 'shown'), wording: hidden(yesterday, 'wording'), act: 'save' },
        ...{ language, shown_language },
      })
      for (const box of everything) form.append('on', box)
      return desk.request(path, { method: 'POST', body: form })
    }
    expect(await (await choose('de', '')).text()).toMatch(/value="de" lang="de" selected/)
    expect(await language()).toBe('de')
    await choose('', '')
    expect(await language()).toBe('de')
    await choose('"><script>', 'de')
    expect(await language()).toBeNull()
  })

  it('pauses for 30 days, says until when, and resumes', async () => {
    const { path, state } = await mailed()
    const paused = await submit(path, (await open(path)).page, everything, 'pause')
    const until = new Date(desk.clock.now().getTime() + 30 * DAY)
    expect(await state()).toEqual({ ...untouched, paused: until.toISOString() })
    expect(paused.page).toMatch(/Paused until [A-Z][a-z]+ \d+, 2026/)
    expect((await submit(path, paused.page, everything, 'resume')).page).toContain('Pause for 30 days')
    expect(await state()).toEqual(untouched)
  })
})

describe('a topic or a pause', () => {
  const news = (customerId: string, recipient: string, trigger?: string) => ({
    ...{ type: 'email' as const, purpose: 'marketing' as const, customerId, recipient, subject: 'News' },
    ...{ content: 'News', dedupe_key: `${trigger}:${crypto.randomUUID()}`, ...(trigger && { trigger }) },
  })

  it('keeps a campaign back by its name, in the forecast as in what is sent', async () => {
    const one = await mailed()
    const from = one.business
    const two = await mailed({ from })
    await mailed({ from })
    await submit(one.path, (await open(one.path)).page, everything, 'pause')
    await submit(two.path, (await open(two.path)).page, ['email', 'sms', 'occasions', 'reminders'])
    const draft = await from.make({
      type: 'email',
      texts: [{ subject: 'News', body: 'News' }],
      holdout_percent: 0,
    })
    const forecast = await from.forecast(draft.id)
    expect(forecast).toMatchObject({ people: 3, recipients: 1 })
    expect(forecast.excluded.map(({ reason, customers }) => [reason, customers]).sort()).toEqual([
      ['left_topic', 1],
      ['paused', 1],
    ])
    await from.start(draft.id)
    expect(await from.sendAll(draft.id)).toBe('over')
    expect((await from.recipients(draft.id)).flatMap(({ reason }) => reason ?? []).sort()).toEqual([
      'left_topic',
      'paused',
    ])
  })

  it('keeps a message back when it is queued and when it is sent, and never what a guest is owed', async () => {
    const { business, customerId, email, path, state } = await mailed()
    const queue = (trigger?: string) =>
      business.run((ctx) => queueMessage(ctx, news(customerId, email, trigger)))
    const waits = await queue('miss_you')
    await submit(path, (await open(path)).page, ['email', 'sms', 'news', 'occasions'])
    await desk.workOff()
    const messages = await business.messages()
    expect(messages.find(({ id }) => id === waits.messageId)).toMatchObject({
      ...{ state: 'withheld', failure: 'The customer wants no reminders.' },
    })
    expect(await queue('unused_reward')).toMatchObject({ state: 'withheld' })
    expect(await queue('birthday')).toMatchObject({ state: 'queued' })
    await submit(path, (await open(path)).page, ['email', 'sms', 'news', 'occasions'], 'pause')
    for (const kind of [undefined, 'birthday', 'points_milestone', 'nth_visit'])
      expect(await queue(kind)).toMatchObject({ failure: 'The customer has paused these messages.' })
    for (const kind of ['welcome', 'reward', 'expiry'])
      expect(await queue(kind)).toMatchObject({ state: 'queued' })
    desk.clock.advance(30 * DAY)
    expect(await queue()).toMatchObject({ state: 'queued' })
    expect(await state()).toMatchObject({ left: ['reminders'], paused: null })
  })

  it('is shown to staff, and of two who are merged the stricter answers stay', async () => {
    const one = await mailed()
    const two = await mailed({ from: one.business })
    await submit(one.path, (await open(one.path)).page, ['email', 'sms', 'occasions', 'reminders'])
    await submit(two.path, (await open(two.path)).page, ['email', 'sms', 'news', 'occasions'], 'pause')
    const wanted = { customerId: one.customerId, duplicateId: two.customerId }
    await one.business.run((ctx) =>
      mergeCustomers(ctx, { ...wanted, confirmation: 'Ana', idempotencyKey: crypto.randomUUID() }),
    )
    const { paused } = await one.state()
    const record = await one.business.run((ctx) => readRecord(ctx, { customerId: one.customerId }))
    expect(record).toMatchObject({ preferences: { left: ['news', 'reminders'], paused_until: paused } })
    expect(paused).not.toBeNull()
    expect(await one.business.run(({ tx }) => tx.select().from(contactPreferences))).toHaveLength(1)
  })
})
