import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { visitIn } from '#bench/pages/firstVisit.ts'
import { percentile, type Row } from '#bench/rows.ts'
import type { BenchBusiness } from '#bench/world/business.ts'
import { launchChromium } from '#tests/engines/browsers/chromium.ts'

const RUNS = 5
const PROMISED = { firstMs: 3000, againMs: 1500 }
const slowly = 'slow 4G and a 4x slower processor'

/** Measures when a phone shows the console's first screen, with an empty cache and with a full one. */
export async function consolePageRows(business: BenchBusiness): Promise<Row[]> {
  const browser = await launchChromium()
  try {
    const runs: Awaited<ReturnType<typeof visitTwice>>[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await visitTwice(browser, business))
    const median = (of: 'first' | 'again') =>
      percentile(
        runs.map((one) => one[of]),
        0.5,
      )
    return [
      row(`dashboard usable with nothing kept, ${slowly}`, median('first'), PROMISED.firstMs),
      row(`dashboard usable when opened again, ${slowly}`, median('again'), PROMISED.againMs),
    ]
  } finally {
    await browser.close()
  }
}

async function visitTwice(browser: Browser, business: BenchBusiness) {
  const { server } = business
  const context = await signedIn(browser, business)
  try {
    const first = await visitIn(context, `${server.url}/dashboard`)
    await letItBeKept(context, `${server.url}/dashboard`)
    const again = await visitIn(context, `${server.url}/dashboard`)
    return { first: first.largestPaint, again: again.largestPaint }
  } finally {
    await context.close()
  }
}

/** Waits until the service worker has cached the console, as it has for every returning visitor. */
async function letItBeKept(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.close()
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** A browser with a member's session, on a phone unless another screen is given. */
export async function signedIn(
  browser: Browser,
  { cookie, server }: Pick<BenchBusiness, 'cookie' | 'server'>,
  screen: BrowserContextOptions = phone,
): Promise<BrowserContext> {
  const context = await browser.newContext(screen)
  const cookies = cookie.split('; ').filter(Boolean)
  await context.addCookies(
    cookies.map((one) => {
      const at = one.indexOf('=')
      return { name: one.slice(0, at), value: one.slice(at + 1), url: server.url }
    }),
  )
  return context
}

const row = (what: string, value: number, most: number): Row => ({
  what,
  ours: `${value.toFixed(0)} ms`,
  limit: '',
  compared: '',
  promise: `at most ${most} ms`,
  kept: value <= most,
})
