import type { BrowserContext, Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { texts as around } from '#web/console/page/texts.ts'
import type { KeptOperation } from '#web/outbox/keptOperation.ts'
import { texts as outbox } from '#web/outbox/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { openBusiness, password } from '../acts/office.ts'
import { pressAtTill } from '../acts/pressAtTill.ts'
import { expect } from '../stage/expect.ts'
import { openInFolder, temporaryFolder } from '../stage/folderOfBrowser.ts'
import { desk, watched } from '../stage/screens.ts'
import { bothWindows, drawn, setStage } from '../stage/stage.ts'
import { workerIsReady } from '../stage/workerIsReady.ts'

const stage = setStage()

describe.each(drawn(bothWindows))('a till without a connection, at $at', ({ at, size }) => {
  journey('goes on, and sends each purchase once by itself when the connection is back', async () => {
    const screen = await stage.open(size, true)
    const { page, url } = screen
    const context = page.context()
    await watched([screen], async () => {
      const office = await openBusiness(screen, `${at.replaceAll(' ', '.')}.goes.on@example.com`)
      await office.addProgram('points', 'Bean points', {})
      const nora = await office.addCustomer('Noraline', '+14155550191')
      const amir = await office.addCustomer('Amir', '+14155550192')
      await page.goto(`${url}/counter?customer=${amir.id}`)
      await expect(page.getByRole('heading', { name: 'Amir' })).toBeVisible()
      await workerIsReady(page)
      await pressAtTill(page.getByRole('button', { name: tillTexts.customer.back }))
      await expect(page.getByRole('button', { name: till.pad.find })).toBeVisible()
      await page.keyboard.type('4155550191')
      await expect(page.getByRole('heading', { name: 'Noraline' })).toBeVisible()
      const tries: string[] = []
      context.on('request', (request) => /purchases$|batch$/.test(request.url()) && tries.push(request.url()))

      await context.setOffline(true)
      await keeps(page, '700')
      await pressAtTill(page.getByRole('button', { name: till.undo.undo }))
      await expect(page.getByText(till.undo.done).first()).toBeVisible()
      await keeps(page, '1240')
      await expect(page.getByText(outbox.text)).toBeVisible()
      await page.screenshot({ path: `test-results/kept-${size.width}.png` })
      await pressAtTill(page.getByRole('button', { name: till.done.stay }))
      await keeps(page, '300')
      // The customer before is still there to be shown.
      await page.goBack()
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Amir' })).toBeVisible()
      await keeps(page, '500')
      await pressAtTill(page.getByRole('button', { name: tillTexts.customer.back }))
      await expect(page.getByText(/^3 purchases wait on this device/)).toBeInViewport()
      await page.screenshot({ path: `test-results/waits-${size.width}.png` })
      expect(tries).toEqual([])

      await page.reload()
      await expect(page.getByText(outbox.here(3))).toBeVisible()
      await context.setOffline(false)
      await expect.poll(() => amountsOf(page, nora.id)).toEqual([300, 1240])
      await expect.poll(() => amountsOf(page, amir.id)).toEqual([500])
      await expect.poll(() => keptIn(page)).toEqual([])
      await expect(page.getByText(/wait on this device/)).toHaveCount(0)
    })
    expect(screen.complaints).toEqual([])
    await context.close()
  })
})

describe('purchases that wait on a device', () => {
  journey('are sent by one of its tabs, whose screens all know', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    const context = page.context()
    await watched([screen], async () => {
      const office = await openBusiness(screen, 'two.tabs@example.com')
      await office.addProgram('points', 'Bean points', {})
      const nora = await office.addCustomer('Noraline', '+14155550193')
      await page.goto(`${url}/counter?customer=${nora.id}`)
      const other = await context.newPage()
      await other.goto(`${url}/counter`)
      for (const tab of [page, other]) await untilLoaded(tab)
      const line = await cutLine(context)
      for (const keys of ['100', '200', '300']) {
        await keeps(page, keys)
        await pressAtTill(page.getByRole('button', { name: till.done.stay }))
      }
      await expect(other.getByText(/^3 purchases wait on this device/)).toBeVisible()
      // A purchase that was sent without an answer is not taken back on the device alone.
      await page.getByRole('button', { name: till.undo.undo }).first().click()
      await expect(page.getByText(outbox.undo.mayHaveArrived)).toBeVisible()

      // Nothing may be on its way when the browser goes offline, or it would be sent twice.
      await context.setOffline(true)
      line.isCut = false
      // Both tabs learn at once that the connection is back.
      await context.setOffline(false)
      await expect.poll(() => amountsOf(page, nora.id)).toEqual([100, 200, 300])
      for (const tab of [page, other]) await expect.poll(() => keptIn(tab)).toEqual([])
      expect(line.sent).toHaveLength(3)
      expect(new Set(line.sent).size).toBe(3)
      await expect(other.getByText(/wait on this device/)).toHaveCount(0)
      await expect(page.getByText(till.recent.purchase('$3.00')).first()).toBeVisible()
    })
    expect(screen.complaints).toEqual([])
    await context.close()
  })

  journey('stay after a sign-out, name nobody, and never go up in another business', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    const context = page.context()
    await watched([screen], async () => {
      const email = 'signs.out@example.com'
      const office = await openBusiness(screen, email)
      await office.addProgram('points', 'Bean points', {})
      const nora = await office.addCustomer('Noraline', '+14155550194')
      const line = await cutLine(context)
      await page.goto(`${url}/counter?customer=${nora.id}`)
      await keeps(page, '1240')
      await page.getByRole('button', { name: around.signOut }).click()
      await expect(page).toHaveURL(/\/login/)
      await expect(page.getByText(outbox.here(1))).toBeVisible()
      expect(await keptIn(page)).toMatchObject([{ customerId: nora.id, input: { amount: 1240 } }])
      expect(JSON.stringify(await keptIn(page))).not.toMatch(/Noraline|5550194/)

      const bakery = await openBusiness(screen, 'bakery@example.com')
      await bakery.addProgram('points', 'Crumbs', {})
      const ben = await bakery.addCustomer('Ben', '+14155550195')
      await page.goto(`${url}/counter?customer=${ben.id}`)
      await keeps(page, '500')
      line.isCut = false
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(page.getByRole('heading', { name: till.done.recorded('$5.00') })).toBeVisible()
      await expect.poll(() => keptIn(page)).toMatchObject([{ customerId: nora.id }])

      await context.clearCookies()
      const data = { email, password }
      const entered = await page.request.post(`${url}/api/auth/sign-in`, { data, headers: { origin: url } })
      expect(entered.ok(), await entered.text()).toBe(true)
      await page.goto(`${url}/dashboard`)
      await expect.poll(() => keptIn(page)).toEqual([])
      expect(await amountsOf(page, nora.id)).toEqual([1240])
    })
    expect(screen.complaints).toEqual([])
    await context.close()
  })

  journey('stay on the screen of a device without room, which says so', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    await watched([screen], async () => {
      const office = await openBusiness(screen, 'full.disk@example.com')
      const nora = await office.addCustomer('Noraline', '+14155550197')
      await page.addInitScript(() => {
        IDBObjectStore.prototype.add = () => {
          throw new DOMException('no room', 'QuotaExceededError')
        }
      })
      await page.goto(`${url}/counter?customer=${nora.id}`)
      await untilLoaded(page)
      await page.context().setOffline(true)
      await pressAtTill(page.getByRole('button', { name: till.purchase.recordVisit }))
      await expect(page.getByText(till.purchase.unknown)).toBeVisible()
      await expect(page.getByText(outbox.cannotKeep)).toBeVisible()
      await page.context().setOffline(false)
      await pressAtTill(page.getByRole('button', { name: till.retry }))
      await expect(page.getByRole('heading', { name: till.done.visit })).toBeVisible()
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })

  journey('outlive a browser that is killed while it writes', async () => {
    const owner = await stage.open(desk)
    const { url } = owner
    const office = await openBusiness(owner, 'killed@example.com')
    await office.addProgram('points', 'Bean points', {})
    const nora = await office.addCustomer('Noraline', '+14155550196')
    const folder = await temporaryFolder()
    const cookies = await owner.page.context().cookies()
    const tablet = await openInFolder(folder, cookies)
    await tablet.page.goto(`${url}/counter?customer=${nora.id}`)
    await untilLoaded(tablet.page)
    await tablet.page.context().setOffline(true)
    for (const keys of ['100', '200', '300']) {
      await keeps(tablet.page, keys)
      await pressAtTill(tablet.page.getByRole('button', { name: till.done.stay }))
    }
    await tablet.page.keyboard.type('400')
    await tablet.page.keyboard.press('Enter')
    await tablet.kill()

    const again = await openInFolder(folder, cookies)
    await again.page.goto(`${url}/counter`)
    // The last one may not have been written yet: it was not said to be kept.
    const said = async () => (await amountsOf(again.page, nora.id)).filter((amount) => amount !== 400)
    await expect.poll(said).toEqual([100, 200, 300])
    await expect.poll(() => keptIn(again.page)).toEqual([])
    expect((await amountsOf(again.page, nora.id)).length).toBeLessThanOrEqual(4)
    await again.kill()
    await owner.page.context().close()
  })
})

/** Records an amount for the customer on the screen, until the till says that it is kept. */
async function keeps(page: Page, keys: string): Promise<void> {
  const money = `$${(Number(keys) / 100).toFixed(2)}`
  await expect(page.getByRole('button', { name: /^Record/ })).toBeVisible()
  await page.keyboard.type(keys)
  await pressAtTill(page.getByRole('button', { name: tillTexts.purchase.record(money) }))
  await expect(page.getByRole('heading', { name: outbox.kept(money) })).toBeVisible()
}

/** Waits until the counter has all its parts, which it could not load without a connection and a worker. */
async function untilLoaded(page: Page): Promise<void> {
  // Hidden beside a customer.
  await expect(page.locator('a[href="/counter/day"]')).toBeAttached()
  if (page.url().includes('customer='))
    await expect(page.getByRole('heading', { name: till.recent.title })).toBeVisible()
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

/** The operations on the browser's disk. The till must have opened its database before. */
const keptIn = (page: Page): Promise<KeptOperation[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('regulars')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('operations').objectStore('operations').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
  )

/** Loses all purchases on their way while `isCut`. Then lets them through, and notes the keys of the batches. */
async function cutLine(context: BrowserContext): Promise<{ isCut: boolean; sent: string[] }> {
  const line = { isCut: true, sent: [] as string[] }
  await context.route(/\/api\/v1\/(purchases|operations\/batch)$/, async (route) => {
    if (line.isCut) return route.abort('connectionfailed')
    const { operations = [] } = route.request().postDataJSON() as { operations?: { key: string }[] }
    line.sent.push(...operations.map(({ key }) => key))
    await route.continue()
  })
  return line
}
