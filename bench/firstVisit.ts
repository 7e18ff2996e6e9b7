import type { Browser, BrowserContext } from '@playwright/test'
import { percentile } from '#bench/rows.ts'

const RUNS = 5

/** 'Slow 4G' as Lighthouse defines it: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
}

/** Bytes over the wire; milliseconds until painted with every script run, and until the largest paint. */
export type FirstVisit = { bytes: number; usable: number; largestPaint: number }

/**
 * Measures what a page costs a phone with a 4x slower processor: the medians of several visits, each with an
 * empty cache.
 */
export async function visitFirst(browser: Browser, url: string): Promise<FirstVisit> {
  const visits: FirstVisit[] = []
  for (let run = 0; run < RUNS; run++) visits.push(await visitOnce(browser, url))
  const median = (of: keyof FirstVisit) =>
    percentile(
      visits.map((one) => one[of]),
      0.5,
    )
  return { bytes: median('bytes'), usable: median('usable'), largestPaint: median('largestPaint') }
}

async function visitOnce(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  try {
    return await visitIn(context, url)
  } finally {
    await context.close()
  }
}

/** One visit in a page of its own, with the context's cache of earlier visits. */
export async function visitIn(context: BrowserContext, url: string): Promise<FirstVisit> {
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url, { waitUntil: 'networkidle' })
    // Usable: painted, and every script that the page waits for has run.
    const times = await page.evaluate(async () => {
      const largest = await new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0))
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      })
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const usable = Math.max(paint?.startTime ?? 0, navigation!.domContentLoadedEventEnd)
      return { usable, largestPaint: largest }
    })
    return { bytes, ...times }
  } finally {
    await page.close()
  }
}
