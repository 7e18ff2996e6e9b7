import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SettingsView } from '#server/console/settings/contract.ts'
import { newId } from '#server/platform/context/ids.ts'
import { createEmailProvider } from '#server/platform/providers/email.ts'
import { travellingClock } from '#server/platform/time/clock.ts'
import { joiningAt, openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { sendWeeklyMails } from './sendWeeklyMails.ts'

/** A Wednesday. */
const START = new Date('2026-03-04T15:00:00Z')
const clock = travellingClock(START)
let product: Product
beforeAll(async () => {
  product = await openProduct(clock)
})
afterAll(() => product?.close())
beforeEach(() => clock.travelTo(START))

const program = { name: 'Points', type: 'points', config: {} }

/** A business in Tokyo, nine hours ahead of UTC. */
async function openBusiness({ name = 'Harbour', proven = true } = {}) {
  const business = await openBusinessWithCode(product, { name, program, proven })
  const { rows } = joiningAt(product)
  await rows("update businesses set time_zone = 'Asia/Tokyo' where id = $1", [business.businessId])
  const [owner] = await rows<{ email: string }>('select email from "user" where id = $1', [
    business.businessId,
  ])
  const mails = () => product.standIns.mailbox.mails(owner!.email)
  return { ...business, weekly: () => mails().filter(({ subject }) => subject.startsWith('Your week at')) }
}
type Business = Awaited<ReturnType<typeof openBusiness>>

let phones = 0
async function sell({ owner }: Business, amount: number): Promise<void> {
  const phone = `+1415555${String(++phones).padStart(4, '0')}`
  const { body } = await owner.post('/api/v1/customers', { first_name: 'Ana', phone })
  const customer_id = (body as { id: string }).id
  const key = { 'idempotency-key': newId() }
  expect((await owner.post('/api/v1/purchases', { customer_id, amount }, key)).status).toBe(201)
}

/** Monday, 9 March, in Tokyo. */
const MONDAY_7_59 = new Date('2026-03-08T22:59:00Z')
const MONDAY_8_00 = new Date('2026-03-08T23:00:00Z')
const round = () => sendWeeklyMails(product.services)
const linkIn = (text: string | undefined) => /\/unsubscribe\/weekly\/[\w-]+/.exec(text ?? '')![0]

it('on Monday at 8:00 of its zone an admin reads the week beside the one before, once, also with two workers', async () => {
  const business = await openBusiness()
  await sell(business, 1_000)
  clock.travelTo(new Date('2026-03-09T15:00:00Z'))
  await sell(business, 1_500)
  await sell(business, 1_500)
  clock.travelTo(new Date('2026-03-15T22:59:00Z'))
  await round()
  expect(business.weekly()).toEqual([])
  clock.travelTo(new Date('2026-03-15T23:00:00Z'))
  await Promise.all([round(), round()])
  await round()
  const [mail, ...more] = business.weekly()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: 'Your week at Harbour: 2 visits' })
  expect(mail!.text).toContain('Paid by guests at the till: $30.00 (week before: $10.00, +200%)')
  expect(mail!.text).toContain('Visits: 2 (week before: 1, +100%)')
  expect(mail!.text).toContain('Monday, March 9 to Sunday, March 15')
  // The next week's mail is due next week.
  clock.travelTo(new Date('2026-03-22T23:00:00Z'))
  await round()
  expect(business.weekly()).toHaveLength(1)
})

it('nothing is sent after a week without anything, on other days, to an address that nobody confirmed, or when off', async () => {
  const [quiet, unproven, off] = [
    await openBusiness(),
    await openBusiness({ proven: false }),
    await openBusiness(),
  ]
  await sell(off, 900)
  const put = await off.owner.send('PUT', '/api/app/settings/weekly-mail', { enabled: false })
  expect(put.body).toEqual({ weekly_mail_enabled: false, weekly_mail_left: false })
  clock.travelTo(MONDAY_7_59)
  await round()
  clock.travelTo(new Date('2026-03-09T23:30:00Z'))
  await round()
  clock.travelTo(MONDAY_8_00)
  await round()
  for (const business of [quiet, unproven, off]) expect(business.weekly()).toEqual([])
})

it('the link ends it after a click, as does the one click of mail programs, for whoever pressed alone', async () => {
  const [business, other] = [await openBusiness(), await openBusiness({ name: 'Pier' })]
  for (const each of [business, other]) await sell(each, 900)
  clock.travelTo(MONDAY_8_00)
  await round()
  const [mail] = business.weekly()
  // The first week of a business has nothing beside it.
  expect(mail!.text).toMatch(/Monday, March 2 to Sunday, March 8:\n\nPaid by guests at the till: \$9.00\n/)
  const link = linkIn(mail!.text)
  const header = mail!.headers.find(({ name }) => name.toLowerCase() === 'list-unsubscribe-post')
  expect(header?.value).toBe('List-Unsubscribe=One-Click')
  const marks = mail!.headers.filter(({ name }) => name.toLowerCase() === 'auto-submitted')
  expect(marks.map(({ value }) => value)).toEqual(['auto-generated'])
  const stranger = product.visitor()
  const settings = async ({ owner }: Business) => {
    const { weekly_mail_enabled, weekly_mail_left } = (await owner.get('/api/app/settings'))
      .body as SettingsView
    return { on: weekly_mail_enabled, left: weekly_mail_left }
  }
  expect((await stranger.get(link)).text).toContain('End the weekly mail of Harbour for you?')
  expect(await settings(business)).toEqual({ on: true, left: false })
  expect(
    (await stranger.post(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, undefined)).status,
  ).toBe(404)
  expect((await stranger.post(link, undefined)).text).toContain('You get the weekly mail no more')
  expect((await stranger.post(link, undefined)).status).toBe(200)
  expect([await settings(business), await settings(other)]).toEqual([
    { on: true, left: true },
    { on: true, left: false },
  ])
  clock.travelTo(new Date('2026-03-12T15:00:00Z'))
  for (const each of [business, other]) await sell(each, 900)
  clock.travelTo(new Date('2026-03-15T23:00:00Z'))
  await round()
  expect([business.weekly().length, other.weekly().length]).toEqual([1, 2])
  await business.owner.send('PUT', '/api/app/settings/weekly-mail', { enabled: true })
  expect(await settings(business)).toEqual({ on: true, left: false })
})

it('the page behind the link is in the language of the browser’s choice, else of the admin, else of the browser', async () => {
  const business = await openBusiness()
  await sell(business, 900)
  clock.travelTo(MONDAY_8_00)
  await round()
  const link = linkIn(business.weekly()[0]!.text)
  const { rows } = joiningAt(product)
  const reader = product.visitor()
  const shown = async (path: string, wanted: string) =>
    /<html lang="(\w+)"/.exec((await reader.get(path, { 'accept-language': wanted })).text)?.[1]
  expect(await shown(link, 'fr, de;q=0.9')).toBe('de')
  await rows(`update "user" set language = 'es' where id = $1`, [business.businessId])
  expect(await shown(link, 'de')).toBe('es')
  expect(await shown('/unsubscribe/weekly/none', 'fr, de;q=0.9')).toBe('de')
  await reader.get('/language/en')
  expect(await shown(link, 'de')).toBe('en')
})

it.each(['GET', 'POST'])('a person reads in their language that a %s of the link failed', async (method) => {
  // Longer than any link of ours.
  const link = `/unsubscribe/weekly/${'x'.repeat(201)}`
  const failed = await product.visitor().send(method, link, undefined, { 'accept-language': 'fr, es;q=0.9' })
  expect(failed.status).toBe(400)
  expect(failed.text).toMatch(/^<!doctype html>\s*<html lang="es"/)
  expect(failed.text).toContain('Algo no ha funcionado')
})

it('a hostile name of a shop stays text', async () => {
  const business = await openBusiness()
  const { rows } = joiningAt(product)
  await rows('update businesses set company_name = $2 where id = $1', [
    business.businessId,
    'Tom & <b>Co</b>',
  ])
  await sell(business, 900)
  clock.travelTo(MONDAY_8_00)
  await round()
  const [mail] = business.weekly()
  expect(mail!.html).not.toContain('<b>')
  expect((await product.visitor().get(linkIn(mail!.text))).text).not.toContain('<b>')
})

it('a mail that the provider surely did not take is tried again, and then sent once', async () => {
  const business = await openBusiness()
  await sell(business, 900)
  clock.travelTo(MONDAY_8_00)
  const unreachable = createEmailProvider({ url: 'smtp://127.0.0.1:1', from: 'regulars@example.com' })
  await expect(sendWeeklyMails({ ...product.services, email: unreachable })).rejects.toThrow()
  await unreachable.close()
  expect(business.weekly()).toEqual([])
  await round()
  await round()
  expect(business.weekly()).toHaveLength(1)
})
