import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { addTexts as adding } from '#web/console/counter/identify/addTexts.ts'
import { scanTexts as scanning } from '#web/console/counter/identify/scanTexts.ts'
import { texts as keeping } from '#web/console/counter/keeping/texts.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { texts as devices } from '#web/console/settings/devices/texts.ts'
import { texts as settings } from '#web/console/settings/texts.ts'
import { texts as outbox } from '#web/outbox/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { type Office, openBusiness, password } from '../acts/office.ts'
import { pressAtTill } from '../acts/pressAtTill.ts'
import { expect } from '../stage/expect.ts'
import { openInFolder, type TabletInFolder, temporaryFolder } from '../stage/folderOfBrowser.ts'
import { desk } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'
import { workerIsReady } from '../stage/workerIsReady.ts'

const stage = setStage()

/** A business with two customers who came, whose owner sits at a desk. */
async function openOffice(email: string) {
  const owner = await stage.open(desk)
  const office = await openBusiness(owner, email)
  const program = await office.addProgram('points', 'Bean points', { minimumRedemption: 1 })
  const nora = await regular(office, 'Noraline', '+14155550191')
  const amir = await regular(office, 'Amir', '+14155550192')
  const cookies = await owner.page.context().cookies()
  return { owner, email, url: owner.url, cookies, nora, amir, office, program }
}

/** Lets rewards be given without a connection, and sells one; returns its code, which Amir holds. */
async function sellCookies({
  office,
  program,
  amir,
}: Awaited<ReturnType<typeof openOffice>>): Promise<string> {
  await office.put('/app/till-devices/redeeming', { most: null })
  const cookie = { program_id: program.id, name: 'Cookie', points_price: 5 }
  const { id } = await office.post<{ id: string }>('/v1/rewards', cookie)
  const claim = { customer_id: amir.id }
  const { reward } = await office.post<{ reward: { redemption_code: string } }>(
    `/v1/rewards/${id}/claim`,
    claim,
  )
  return reward.redemption_code
}

/** The cookies of a further sign-in of the owner. */
async function signIn({ url, email }: { url: string; email: string }) {
  const { page } = await stage.open(desk)
  const data = { email, password }
  const entered = await page.request.post(`${url}/api/auth/sign-in`, { data, headers: { origin: url } })
  expect(entered.ok(), await entered.text()).toBe(true)
  return page.context().cookies()
}

async function regular(office: Office, name: string, phone: string) {
  const customer = await office.addCustomer(name, phone)
  await office.buy(customer.id, { amount: 1000 })
  return customer
}

/** A tablet whose owner lets it keep customers, with the counter open. */
async function keepingTablet(folder: string, { url, cookies }: Awaited<ReturnType<typeof openOffice>>) {
  const tablet = await openInFolder(folder, cookies)
  await tablet.page.goto(`${url}/settings`)
  await workerIsReady(tablet.page)
  await tablet.page.getByRole('button', { name: devices.add }).click()
  await expect(tablet.page.getByText(devices.added)).toBeVisible()
  await openCounter(tablet, url)
  return tablet
}

async function openCounter({ page }: TabletInFolder, url: string): Promise<void> {
  await page.goto(`${url}/counter`)
  await expect(page.getByRole('button', { name: till.pad.find })).toBeVisible()
}

describe('a tablet that keeps guests', () => {
  journey('opens from nothing after a restart, finds them, and sends what it recorded and gave', async () => {
    const business = await openOffice('opens.from.nothing@example.com')
    const { url, cookies, nora, amir } = business
    const code = await sellCookies(business)
    const folder = await temporaryFolder()
    const before = await keepingTablet(folder, business)
    expect(await diskOf(before.page)).toMatchObject({ guests: [{}, {}], keeping: [{ kept: {} }] })
    await before.kill()

    // Its cookie is gone, too: nobody is signed in any more.
    const tablet = await openInFolder(folder, [])
    const { page } = tablet
    await page.context().clearCookies()
    await page.context().setOffline(true)
    await page.goto(`${url}/dashboard`)
    await page.getByRole('link', { name: outbox.openCounter }).click()
    await expect(page.getByRole('button', { name: till.pad.find })).toBeVisible()
    await page.keyboard.type('0191')
    await page.getByRole('button', { name: 'Noraline' }).first().click()
    await expect(page.getByRole('heading', { name: 'Noraline' })).toBeVisible()
    await expect(page.getByText(keeping.textWithRewards).filter({ visible: true })).toBeVisible()
    await pressAtTill(page.getByRole('button', { name: keeping.give }))
    await expect(page.getByText(outbox.given('Cookie'))).toBeVisible()
    // The points that are left buy another one.
    await expect(page.getByRole('button', { name: keeping.give })).toHaveCount(1)
    await page.screenshot({ path: 'test-results/kept-guest.png' })
    await page.keyboard.type('700')
    await expect(page.getByLabel(tillTexts.purchase.preview)).toContainText('7 points')
    await record(page, '$7.00')
    await pressAtTill(page.getByRole('button', { name: tillTexts.customer.back }))
    await expect(page.getByText(/^2 entries wait on this device/)).toBeVisible()
    // Without a camera the dialog takes what is typed on the same way.
    await pressAtTill(page.getByRole('button', { name: till.scan.open }))
    await page.getByLabel(scanning.code).fill(code)
    await page.getByRole('button', { name: scanning.go }).click()
    await page.getByRole('dialog').getByRole('button', { name: keeping.takeCode }).click()
    await expect(page.getByText(keeping.codeTaken(code))).toBeVisible()
    await page.screenshot({ path: 'test-results/kept-code.png' })
    await page.keyboard.press('Escape')
    await page.getByLabel(till.search.label).fill('ami')
    await page.getByRole('button', { name: 'Amir' }).first().click()
    await expect(page.getByRole('heading', { name: 'Amir' })).toBeVisible()
    await page.keyboard.type('300')
    await record(page, '$3.00')
    await pressAtTill(page.getByRole('button', { name: tillTexts.customer.back }))
    // Somebody whom nobody knows yet.
    await page.keyboard.type('4155550177')
    await page.getByRole('button', { name: till.pad.add }).click()
    await page.getByRole('button', { name: adding.save }).click()
    await page.getByRole('button', { name: keeping.take }).click()
    await expect(page.getByRole('heading', { name: '(415) 555-0177' })).toBeVisible()
    await page.keyboard.type('200')
    await record(page, '$2.00')
    await tablet.kill()

    const again = await openInFolder(folder, cookies)
    await openCounter(again, url)
    const newcomer = () => again.page.request.get(`${url}/api/v1/customers/lookup?search=4155550177`)
    await expect.poll(async () => (await newcomer()).json()).toMatchObject({ data: [{ total_visits: 1 }] })
    await expect.poll(() => amountsOf(again.page, nora.id)).toEqual([700, 1000])
    await expect.poll(() => amountsOf(again.page, amir.id)).toEqual([300, 1000])
    for (const { id } of [nora, amir]) expect(await redeemedBy(again.page, id)).toBe(1)
    await expect.poll(async () => (await diskOf(again.page)).operations).toEqual([])
    await again.kill()
    await business.owner.page.context().close()
  })

  journey('has on its disk no contact, no last name, no history, and no more than is said', async () => {
    const business = await openOffice('reads.the.disk@example.com')
    const folder = await temporaryFolder()
    const tablet = await keepingTablet(folder, business)
    const disk = await diskOf(tablet.page)
    expect(Object.keys(disk.guests[0]!).sort()).toEqual([
      'businessId',
      'cards',
      'first_name',
      'id',
      'last_digits',
      'last_visit_at',
      'rewards',
      'total_visits',
      'unique_customer_id',
    ])
    expect(disk.keeping).toHaveLength(1)
    expect(Object.keys(disk.keeping[0]!).sort()).toEqual(['businessId', 'contactAt', 'deviceId', 'kept'])
    const all = JSON.stringify(disk)
    for (const secret of ['5550191', '50191', 'reads.the.disk', '"pin']) expect(all).not.toContain(secret)
    await tablet.kill()
    await business.owner.page.context().close()
  })
})

describe('whoever has a tablet that keeps guests', () => {
  journey('finds none on it once the owner ended it, and what waited on it is a case', async () => {
    const business = await openOffice('lost.tablet@example.com')
    const { owner, url, nora } = business
    const folder = await temporaryFolder()
    const tablet = await keepingTablet(folder, { ...business, cookies: await signIn(business) })
    await tablet.page.context().setOffline(true)
    await tablet.page.goto(`${url}/counter?customer=${nora.id}`)
    await expect(tablet.page.getByRole('heading', { name: 'Noraline' })).toBeVisible()
    await tablet.page.keyboard.type('500')
    await record(tablet.page, '$5.00')

    await owner.page.goto(`${url}/settings`)
    await owner.page.getByRole('list', { name: settings.devices }).getByRole('button').click()
    await owner.page.getByRole('button', { name: devices.ending.confirm }).click()
    await expect(owner.page.getByText(devices.ending.done)).toBeVisible()

    await tablet.page.context().setOffline(false)
    await expect(tablet.page).toHaveURL(/\/login/)
    await expect(tablet.page.getByText(outbox.here(1))).toBeVisible()
    await expect.poll(() => diskOf(tablet.page)).toMatchObject({ guests: [], keeping: [{ kept: null }] })
    await tablet.page.context().setOffline(true)
    await tablet.page.goto(`${url}/counter`)
    await expect(tablet.page.getByRole('heading', { name: around.offline.page })).toBeVisible()

    await tablet.page.context().setOffline(false)
    await tablet.page.context().addCookies(await signIn(business))
    await openCounter(tablet, url)
    await expect.poll(async () => (await diskOf(tablet.page)).operations).toEqual([])
    const cases = await owner.page.request.get(`${url}/api/app/cases`)
    expect(await cases.json()).toMatchObject({ data: [{ reason: 'device_ended', amount: 500 }] })
    expect(await diskOf(tablet.page)).toMatchObject({ guests: [] })
    await tablet.kill()
    await owner.page.context().close()
  })

  journey('finds none of it by another shop’s sign-in, nor after a sign-out', async () => {
    const business = await openOffice('first.shop@example.com')
    const other = await openOffice('second.shop@example.com')
    const folder = await temporaryFolder()
    const tablet = await keepingTablet(folder, business)
    const { page } = tablet
    await page.context().clearCookies()
    await page.context().addCookies(other.cookies)
    await openCounter(tablet, business.url)
    await expect.poll(() => diskOf(page)).toMatchObject({ guests: [], keeping: [{ kept: null }] })

    await page.context().clearCookies()
    await page.context().addCookies(business.cookies)
    await openCounter(tablet, business.url)
    await expect.poll(async () => (await diskOf(page)).guests).toHaveLength(2)
    await page.getByRole('button', { name: around.signOut }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(() => diskOf(page)).toMatchObject({ guests: [], keeping: [{ kept: null }] })
    await tablet.kill()
    for (const { owner } of [business, other]) await owner.page.context().close()
  })
})

/** Records an amount that is typed already, until the till says that it is kept. */
async function record(page: Page, money: string): Promise<void> {
  await pressAtTill(page.getByRole('button', { name: tillTexts.purchase.record(money) }))
  await expect(page.getByRole('heading', { name: outbox.kept(money) })).toBeVisible()
}

type Disk = Record<'operations' | 'guests' | 'keeping', Record<string, unknown>[]>

/** Everything that the browser's database has. */
const diskOf = (page: Page): Promise<Disk> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await asked(indexedDB.open('regulars'))
    const names = [...database.objectStoreNames]
    const stores = await Promise.all(
      names.map((name) => asked(database.transaction(name).objectStore(name).getAll())),
    )
    database.close()
    return Object.fromEntries(names.map((name, n) => [name, stores[n]])) as Disk
  })

/** How many rewards a customer got. */
async function redeemedBy(page: Page, customerId: string): Promise<number> {
  const view = await page.request.get(`${stage.server.url}/api/app/counter/customers/${customerId}`)
  const { recent } = (await view.json()) as { recent: { kind: string }[] }
  return recent.filter(({ kind }) => kind === 'redemption').length
}

/** The amounts of a customer's purchases as the till shows them, smallest first. */
async function amountsOf(page: Page, customerId: string): Promise<number[]> {
  const view = await page.request.get(`${stage.server.url}/api/app/counter/customers/${customerId}`)
  const { recent } = (await view.json()) as { recent: { kind: string; amount: number }[] }
  return recent
    .filter(({ kind }) => kind === 'purchase')
    .map(({ amount }) => amount)
    .sort((a, b) => a - b)
}
