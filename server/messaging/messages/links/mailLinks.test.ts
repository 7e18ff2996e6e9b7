import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events } from '#server/loyalty/events/tables.ts'
import { newId } from '#server/platform/context/ids.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { welcome } from '#tests/messages/business.ts'
import { type Desk, openDesk, testKey } from '#tests/messages/desk.ts'
import { machines, mailPrograms, people } from '#tests/world/agents.ts'
import { messageToken } from '../compose/messageToken.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

let readers = 0
/** A customer who got a welcome mail, and the addresses in it. */
async function mailedCustomer(change: { tracking?: boolean; phone?: string } = {}) {
  const business = await desk.newBusiness({ name: 'Tom & Jerry’s' })
  await business.change({ email_tracking_enabled: change.tracking ?? true })
  const email = `reader${readers++}@example.com`
  const customerId = await business.addCustomer({ email, agreed: ['email'] })
  await business.run((ctx) => welcome(ctx, customerId))
  await desk.workOff()
  const mail = desk.mailbox.mails(email)[0]!
  const pathOf = (pattern: RegExp) => mail.html.match(pattern)?.[1] ?? ''
  return {
    business,
    customerId,
    email,
    mail,
    unsubscribe: pathOf(/(\/unsubscribe\/[\w-]+)/),
    pixel: pathOf(/(\/o\/[\w-]+)/),
    message: async () => (await business.messages())[0]!,
  }
}

describe('the unsubscribe link', () => {
  it('changes nothing when it is only opened, as mail scanners do', async () => {
    const { business, customerId, unsubscribe } = await mailedCustomer()
    const page = await desk.request(unsubscribe)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Stop emails from Tom &amp; Jerry’s?')
    expect(await business.customer(customerId)).toMatchObject({ opted_in_email: true })
  })

  it.each([
    ['made up', () => `/unsubscribe/${'x'.repeat(65)}`],
    ['cut off', (path: string) => path.slice(0, -2)],
    ['that of the pixel', (_: string, pixel: string) => pixel.replace('/o/', '/unsubscribe/')],
  ])('does nothing when it is %s', async (_, forge) => {
    const { business, customerId, unsubscribe, pixel } = await mailedCustomer()
    for (const method of ['GET', 'POST']) {
      const answer = await desk.request(forge(unsubscribe, pixel), { method })
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('This link does not work')
    }
    expect(await business.customer(customerId)).toMatchObject({ opted_in_email: true })
  })

  it('ends the consent with the one click of a mail program, keeps the proof, and does no harm twice', async () => {
    const { business, customerId, unsubscribe } = await mailedCustomer()
    const oneClick = () =>
      desk.request(unsubscribe, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await oneClick()).status).toBe(200)
    const done = await oneClick()
    expect(done.status).toBe(200)
    // A mistake can be undone where the words of the consent are shown.
    expect(await done.text()).toMatch(/<a href="\/preferences\/[\w-]+">Switch emails on again/)
    expect(await business.customer(customerId)).toMatchObject({ opted_in_email: false, opted_in_sms: false })
    expect((await business.consents(customerId)).filter(({ given }) => !given)).toMatchObject([
      { channel: 'email', source: 'unsubscribe link', wording: expect.stringContaining('Welcome to Tom') },
    ])
    const told = await business.run(({ tx }) => tx.select().from(events))
    expect(told).toMatchObject([{ type: 'customer.changed', subject_id: customerId }])
  })

  it.each(['GET', 'POST'])('says to a person in their language that it failed, for a %s', async (method) => {
    const nowhere = { business_id: newId(), id: newId() }
    const path = `/unsubscribe/${messageToken(createKeyring([testKey]), 'unsubscribe', nowhere)}`
    const failed = await desk.request(path, { method, headers: { 'accept-language': 'de' } })
    expect(failed.status).toBe(500)
    const page = await failed.text()
    expect(page).toMatch(/^<!doctype html>\s*<html lang="de"/)
    expect(page).toContain('Das hat nicht geklappt')
  })

  it('concerns this shop’s mail to this address only, and all customers who share it here', async () => {
    const { business, email, unsubscribe } = await mailedCustomer()
    const twin = await business.addCustomer({ email, agreed: ['email'] })
    const neighbour = await business.addCustomer({ email: `other-${email}`, agreed: ['email'] })
    const elsewhere = await desk.newBusiness()
    const there = await elsewhere.addCustomer({ email, agreed: ['email'] })
    await desk.request(unsubscribe, { method: 'POST' })
    expect((await business.customer(twin)).opted_in_email).toBe(false)
    expect((await business.customer(neighbour)).opted_in_email).toBe(true)
    expect((await elsewhere.customer(there)).opted_in_email).toBe(true)
  })
})

describe('the pixel of a mail', () => {
  const open = (path: string, agent: string) => desk.request(path, { headers: { 'user-agent': agent } })
  const person = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'

  it('is not in the mail of a shop that has tracking off', async () => {
    expect((await mailedCustomer({ tracking: false })).pixel).toBe('')
  })

  it('counts readers and keeps the first time', async () => {
    const { pixel, message } = await mailedCustomer()
    const first = desk.clock.now()
    expect((await open(pixel, person)).headers.get('content-type')).toBe('image/gif')
    desk.clock.advance(60_000)
    await open(pixel, person)
    expect(await message()).toMatchObject({ opened_at: first, open_count: 2, machine_open_count: 0 })
  })

  it('counts machines apart, and no person as one', async () => {
    const { pixel, message } = await mailedCustomer()
    for (const [index, agent] of machines.entries()) {
      await open(pixel, agent)
      expect([agent, await message()]).toMatchObject([
        agent,
        { open_count: 0, machine_open_count: index + 1 },
      ])
    }
    for (const [index, agent] of [...people, ...mailPrograms].entries()) {
      await open(pixel, agent)
      expect([agent, await message()]).toMatchObject([agent, { open_count: index + 1 }])
    }
  })

  it('looks the same when it is forged, and counts nothing', async () => {
    const { pixel, unsubscribe, message } = await mailedCustomer()
    for (const forged of [`${pixel}x`, unsubscribe.replace('/unsubscribe/', '/o/')]) {
      const answer = await open(forged, person)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/gif')
    }
    expect(await message()).toMatchObject({ opened_at: null, open_count: 0 })
  })
})
