import { expect, type Page } from '@playwright/test'
import { signedIn } from '#bench/pages/consolePages.ts'
import { percentile, type Row } from '#bench/rows.ts'
import type { BenchBusiness } from '#bench/world/business.ts'
import { launchChromium } from '#tests/engines/browsers/chromium.ts'
import { pressAtTill } from '#tests/journeys/acts/pressAtTill.ts'
import { texts as counter } from '#web/console/counter/texts.ts'
import { texts as devices } from '#web/console/settings/devices/texts.ts'
import type { KeptCustomerHere } from '#web/outbox/keeping/keeping.ts'
import { texts as outbox } from '#web/outbox/texts.ts'
import { tillTexts } from '#web/till/texts.ts'

const RUNS = 20
const MOST_MS = 500
const PATIENCE_MS = 60_000
const desk = { viewport: { width: 1440, height: 900 } }

/**
 * Measures a till without a connection that keeps as many customers as it may, by a script that never stops to think:
 * from the first of the last four digits to the visit that is kept.
 */
export async function keptRows(business: Pick<BenchBusiness, 'cookie' | 'server'>): Promise<Row[]> {
  const { url } = business.server
  const browser = await launchChromium()
  try {
    const context = await signedIn(browser, business, desk)
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await keepCustomers(page, url)
    await expect.poll(async () => (await customersOn(page)).length, { timeout: PATIENCE_MS }).not.toBe(0)
    const customers = await customersOn(page)
    await context.setOffline(true)
    // Nothing is in the page's memory: the first customer is found on the disk.
    await page.goto(`${url}/counter`)
    const times: number[] = []
    for (const customer of someOf(customers)) times.push(await serve(page, customer))
    return [
      row(`median of ${RUNS}`, customers.length, percentile(times, 0.5)),
      row(`slowest of ${RUNS}`, customers.length, Math.max(...times)),
    ]
  } finally {
    await browser.close()
  }
}

async function keepCustomers(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/settings`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.getByRole('button', { name: devices.add }).click()
  await page.getByText(devices.added).waitFor()
  await page.goto(`${url}/counter`)
}

const customersOn = (page: Page): Promise<KeptCustomerHere[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('regulars')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('guests').objectStore('guests').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
  )

/** Customers whom their last digits tell apart, from the whole list. */
function someOf(customers: KeptCustomerHere[]): KeptCustomerHere[] {
  const apart = customers.filter(
    ({ last_digits }) =>
      last_digits !== null && customers.filter((other) => other.last_digits === last_digits).length === 1,
  )
  return Array.from({ length: RUNS }, (_, run) => apart[Math.floor((run * apart.length) / RUNS)]!)
}

/** Types the last digits of a customer, and has the rest done in the page, which notes the time in milliseconds. */
async function serve(page: Page, { last_digits }: KeptCustomerHere): Promise<number> {
  await page.getByRole('button', { name: counter.pad.find }).waitFor()
  const words = { matches: counter.pad.matches, kept: outbox.keptVisit }
  const served = page.evaluate(pressEachAtOnce, words)
  await page.keyboard.type(last_digits!)
  const time = await served
  await pressAtTill(page.getByRole('button', { name: tillTexts.customer.back }))
  return time
}

/**
 * Runs in the page: presses the customer who is found and the button that records, as soon as they are there. Playwright
 * looks too seldom. Returns the time in milliseconds from the first key to the words that the visit is kept.
 */
async function pressEachAtOnce({ matches, kept }: { matches: string; kept: string }): Promise<number> {
  const until = <Found extends Element>(find: () => Found | null | undefined) =>
    new Promise<Found>((resolve) => {
      const look = () => {
        const found = find()
        if (!found) return
        watching.disconnect()
        resolve(found)
      }
      const watching = new MutationObserver(look)
      watching.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
      look()
    })
  const all = <Found extends HTMLElement>(which: string) => [...document.querySelectorAll<Found>(which)]
  const began = await new Promise<number>((resolve) => {
    addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
  })
  const found = await until(() => all(`[aria-label="${matches}"] button`)[0])
  found.click()
  const record = await until(() => all('main button').find(({ textContent }) => /^Record/.test(textContent)))
  record.click()
  await until(() => all('main h1, main h2').find(({ textContent }) => textContent === kept))
  return performance.now() - began
}

const row = (which: string, kept: number, time: number): Row => ({
  what: `number to recorded stamp without a connection, ${kept} customers kept, ${which}`,
  ours: `${time.toFixed(0)} ms`,
  limit: '',
  compared: '',
  promise: `at most ${MOST_MS} ms`,
  kept: time <= MOST_MS,
})
