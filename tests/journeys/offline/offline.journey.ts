import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { languageTexts as language } from '#web/console/accounts/languageTexts.ts'
import { texts as inGerman } from '#web/console/accounts/texts/de.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { texts as customers } from '#web/console/customer-list/texts.ts'
import { addTexts as adding } from '#web/console/customers/adding/texts.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { texts as programs } from '#web/console/programs/texts.ts'
import { texts as outbox } from '#web/outbox/texts.ts'
import { openBusiness } from '../acts/office.ts'
import { pressAtTill } from '../acts/pressAtTill.ts'
import { expect } from '../stage/expect.ts'
import { watched } from '../stage/screens.ts'
import { bothWindows, drawn, setStage } from '../stage/stage.ts'
import { workerIsReady } from '../stage/workerIsReady.ts'

const stage = setStage()
const NO_CONNECTION = 'No connection. Please check your internet and try again.'

describe.each(drawn(bothWindows))('the console without a connection, at $at', ({ at, size }) => {
  const email = (business: string) => `${business}.${at.replaceAll(' ', '.')}@example.com`

  journey('says so, refuses to write, loses nothing typed, and goes on when it is back', async () => {
    const screen = await stage.open(size, true)
    const { page, url } = screen
    const banner = page.getByText(around.offline.title)
    await watched([screen], async () => {
      await openBusiness(screen, email('cut.off'))
      await page.goto(`${url}/customers`)
      await page.getByRole('button', { name: customers.add }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(adding.firstName).fill('Nora')
      await dialog.getByLabel(adding.phone).fill('4155550191')
      await page.context().setOffline(true)
      await dialog.getByRole('button', { name: adding.save }).click()
      await expect(dialog.getByText(NO_CONNECTION)).toBeVisible()
      await expect(dialog.getByLabel(adding.firstName)).toHaveValue('Nora')
      await expect(banner).toBeVisible()
      await page.screenshot({ path: `test-results/offline-${size.width}.png` })

      await page.context().setOffline(false)
      await expect(banner).toHaveCount(0)
      await dialog.getByRole('button', { name: adding.save }).click()
      await expect(page.getByText(adding.added('Nora'))).toBeVisible()
      await expect(page.getByText('(415) 555-0191').first()).toBeVisible()
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })

  journey('opens from what it kept, which is scripts and nothing about anybody', async () => {
    const screen = await stage.open(size, true)
    const { page, url } = screen
    await watched([screen], async () => {
      const office = await openBusiness(screen, email('kept'))
      const nora = await office.addCustomer('Noraline', '+14155550192')
      await page.goto(`${url}/customers/${nora.id}`)
      await expect(page.getByRole('heading', { name: 'Noraline' })).toBeVisible()
      await workerIsReady(page)
      await page.goto(`${url}/counter?customer=${nora.id}`)
      await expect(page.getByRole('heading', { name: 'Noraline' })).toBeVisible()
      expect(await keptAddresses(page)).toEqual({ scripts: true, others: ['/dashboard'] })
      expect(await textOfCaches(page)).not.toContain('Noraline')

      await page.context().setOffline(true)
      await page.goto(`${url}/customers`)
      await expect(page.getByRole('heading', { name: around.offline.page })).toBeVisible()
      await expect(page.getByText('Noraline')).toHaveCount(0)
      await page.screenshot({ path: `test-results/offline-start-${size.width}.png` })
      await page.context().setOffline(false)
      await expect(page.getByText('Noraline').first()).toBeVisible()
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })

  journey('opens in the language that was chosen last', async () => {
    const screen = await stage.open(size, true)
    const { page, url } = screen
    await watched([screen], async () => {
      await openBusiness(screen, email('language'))
      await page.goto(`${url}/account`)
      await workerIsReady(page)
      await page.getByLabel(language.title, { exact: true }).selectOption('de')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.getByRole('heading', { name: inGerman.title, level: 1 })).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => caches.keys()))
        .toEqual([expect.stringMatching(/^console de /)])
      await page.context().setOffline(true)
      await page.goto(`${url}/customers`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await page.context().setOffline(false)
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })

  journey('has nothing to read after a sign-out: in storage, in caches, one page back', async () => {
    const screen = await stage.open(size, true)
    const { page, url } = screen
    await watched([screen], async () => {
      const office = await openBusiness(screen, email('leaves'))
      const nora = await office.addCustomer('Noraline', '+14155550193')
      await page.goto(`${url}/counter?customer=${nora.id}`)
      await expect(page.getByRole('heading', { name: 'Noraline' })).toBeVisible()
      await workerIsReady(page)
      await pressAtTill(page.getByRole('button', { name: till.purchase.recordVisit }))
      // A visit that only waits on the device has an 'Undo' too, which sends nothing.
      await expect(page.getByRole('heading', { name: till.done.visit })).toBeVisible()
      // An undo without an answer is in the tab's storage, with the customer's name.
      await page.route('**/undo', async (route) => {
        await page.context().setOffline(true)
        await route.abort()
      })
      await pressAtTill(page.getByRole('button', { name: till.undo.undo }))
      await expect(page.getByRole('button', { name: till.retry })).toBeVisible()
      await page.context().setOffline(false)
      expect(await storage(page)).toContain('Noraline')

      await signOut(page, size.width < 768)
      await expect(page).toHaveURL(/\/login/)
      expect(await storage(page)).not.toContain('Noraline')
      expect(await textOfCaches(page)).not.toContain('Noraline')
      await page.context().setOffline(true)
      await page.goBack().catch(() => {})
      await expect(page.getByText('Noraline')).toHaveCount(0)
      await page.goto(`${url}/customers/${nora.id}`)
      await expect(page.getByRole('heading', { name: around.offline.page })).toBeVisible()
      await expect(page.getByText('Noraline')).toHaveCount(0)
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })
})

describe('a till whose server is restarted', () => {
  journey('keeps what was pressed, sends it again by itself, and records it once', async () => {
    const screen = await stage.open(bothWindows[1]!.size, true)
    const { page, url } = screen
    await watched([screen], async () => {
      const office = await openBusiness(screen, 'restart@example.com')
      await office.addProgram('points', 'Bean points', {})
      const nora = await office.addCustomer('Noraline', '+14155550194')
      await page.goto(`${url}/counter?customer=${nora.id}`)
      const pad = page.getByRole('button', { name: till.purchase.recordVisit })
      await expect(pad).toBeVisible()
      await page.keyboard.type('1240')
      // The first attempt is refused, the second arrives but gets no answer, the third gets one.
      const keys: (string | undefined)[] = []
      const { promise: wasSeen, resolve: seen } = Promise.withResolvers<void>()
      await page.route(/\/api\/v1\/(purchases|operations\/batch)$/, async (route) => {
        const request = route.request()
        const { operations } = request.postDataJSON() as { operations?: { key: string }[] }
        keys.push(operations?.[0]?.key ?? request.headers()['idempotency-key'])
        if (keys.length > 1) await wasSeen
        if (keys.length === 2) await route.fetch()
        if (keys.length > 2) await route.continue()
        else await route.abort('connectionrefused')
      })
      await pressAtTill(page.getByRole('button', { name: /^Record \$12\.40/ }))
      await expect(page.getByRole('heading', { name: outbox.kept('$12.40') })).toBeVisible()
      seen()
      await expect(page.getByRole('heading', { name: till.done.recorded('$12.40') })).toBeVisible()
      expect(keys).toHaveLength(3)
      expect(new Set(keys).size).toBe(1)
      await page.goto(`${url}/customers/${nora.id}`)
      await expect(page.getByText('$12.40').first()).toBeVisible()
      const history = await page.request.get(`${url}/api/v1/customers/${nora.id}/history`)
      const { data } = (await history.json()) as { data: { kind: string }[] }
      expect(data.filter(({ kind }) => kind === 'purchase')).toHaveLength(1)
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })
})

describe('a change that shows at once', () => {
  journey('is taken back, with the reason, when the server refuses it', async () => {
    const screen = await stage.open(bothWindows[0]!.size, true)
    const { page, url } = screen
    await watched([screen], async () => {
      const office = await openBusiness(screen, 'optimist@example.com')
      await office.addProgram('points', 'Bean points', {})
      await page.goto(`${url}/programs`)
      const pause = page.getByRole('button', { name: `${programs.pause}${programs.of('Bean points')}` })
      const activate = page.getByRole('button', { name: `${programs.activate}${programs.of('Bean points')}` })
      let answer: () => void = () => {}
      const asked = new Promise<void>((resolve) => (answer = resolve))
      await page.route('**/programs/*/pause', async (route) => {
        await asked
        await route.fulfill({
          status: 409,
          json: { error: { code: 'conflict', message: 'Somebody was faster.', request_id: 'r' } },
        })
      })
      await pause.click()
      await expect(activate).toBeVisible()
      await expect(page.getByText(programs.status.paused, { exact: true })).toBeVisible()
      answer()
      await expect(page.getByText(programs.toggleFailed.pause('Bean points'))).toBeVisible()
      await expect(page.getByText('Somebody was faster.')).toBeVisible()
      await expect(pause).toBeVisible()
      await expect(page.getByText(programs.status.paused, { exact: true })).toHaveCount(0)
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })
})

async function keptAddresses(page: Page): Promise<{ scripts: boolean; others: string[] }> {
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  const isAsset = (path: string) => path.startsWith('/assets/')
  return { scripts: kept.some(isAsset), others: kept.filter((path) => !isAsset(path)) }
}

const textOfCaches = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const answers = await Promise.all(stores.map((store) => store.matchAll()))
    return (await Promise.all(answers.flat().map((answer) => answer.text()))).join('\n')
  })

const storage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

async function signOut(page: Page, onPhone: boolean): Promise<void> {
  if (onPhone) await page.getByRole('button', { name: around.more, exact: true }).click()
  await page.getByRole('button', { name: around.signOut }).click()
}
