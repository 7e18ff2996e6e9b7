import type { Browser, BrowserContext } from '@playwright/test'
import { percentile } from '#bench/rows.ts'

const RUNS = 5
const LATE_MS = 3000

/** 'Slow 4G' as Lighthouse defines it: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
}

/** 'Slow 3G' of Chrome's tools: 2 s round trip, 400 kbit/s. */
export const slow3g = {
  offline: false,
  latency: 2000,
  downloadThroughput: (400e3 / 8) * 0.8,
  uploadThroughput: (400e3 / 8) * 0.8,
}

/**
 * Bytes over the wire; milliseconds until painted with every script run, and until the largest paint; the sum of layout
 * shifts, as Cumulative Layout Shift weighs them.
 */
export type FirstVisit = { bytes: number; usable: number; largestPaint: number; shift: number }

/**
 * Measures what a page costs a phone with a 4x slower processor: the medians of several visits, each with an
 * empty cache. `locale` is what the browser asks for.
 */
export async function visitFirst(
  browser: Browser,
  url: string,
  { locale = 'en-US', runs = RUNS } = {},
): Promise<FirstVisit> {
  const visits: FirstVisit[] = []
  for (let run = 0; run < runs; run++) visits.push(await visitOnce(browser, url, locale))
  const median = (of: keyof FirstVisit) =>
    percentile(
      visits.map((one) => one[of]),
      0.5,
    )
  return {
    bytes: median('bytes'),
    usable: median('usable'),
    largestPaint: median('largestPaint'),
    shift: median('shift'),
  }
}

async function visitOnce(browser: Browser, url: string, locale: string): Promise<FirstVisit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale,
  })
  try {
    return await visitIn(context, url)
  } finally {
    await context.close()
  }
}

/** One visit in a page of its own, with the context's cache of earlier visits. */
export async function visitIn(context: BrowserContext, url: string, network = slow4g): Promise<FirstVisit> {
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
    // The last font or picture moves the page after the network has gone quiet.
    await page.waitForTimeout(LATE_MS)
    // Usable: painted, and every script that the page waits for has run.
    const times = await page.evaluate(async () => {
      const entriesOf = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
          observer.observe({ type, buffered: true })
          // An observer of nothing is never called: without a shift, this is the answer.
          setTimeout(() => resolve([]), 500)
        })
      const largest = (await entriesOf('largest-contentful-paint')).at(-1)?.startTime ?? 0
      const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[]
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const usable = Math.max(paint?.startTime ?? 0, navigation!.domContentLoadedEventEnd)
      return { usable, largestPaint: largest, shift: shifts.reduce((all, { value }) => all + value, 0) }
    })
    return { bytes, ...times }
  } finally {
    await page.close()
  }
}
