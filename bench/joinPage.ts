import { createServer } from 'node:http'
import type { Browser } from '@playwright/test'
import { launchChromium } from '#tests/engines/chromium.ts'
import type { Row } from './rows.ts'
import { percentile } from './rows.ts'
import type { BenchShop } from './shop.ts'

const MOST_BYTES = 90 * 1024
const MOST_MS = 1500
const RUNS = 5

/** 'Slow 4G' as Lighthouse defines it: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
}

/** What the join page costs a phone: bytes on the wire and time until the form can be filled in. */
export async function joinPageRows(shop: BenchShop): Promise<Row[]> {
  const browser = await launchChromium()
  const empty = createServer((_request, response) =>
    response.end('<!doctype html><title>Empty</title><form><input></form>'),
  )
  await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve))
  const emptyUrl = `http://127.0.0.1:${(empty.address() as { port: number }).port}/`
  try {
    const page = await visit(browser, `${shop.server.url}/signup-form/${shop.joinCode}`)
    const bare = await visit(browser, emptyUrl)
    return [
      {
        what: 'join page, bytes over the wire',
        ours: `${(page.bytes / 1024).toFixed(1)} KB`,
        limit: `${(bare.bytes / 1024).toFixed(1)} KB (an empty form)`,
        compared: '',
        promise: `at most ${MOST_BYTES / 1024} KB`,
        kept: page.bytes <= MOST_BYTES,
      },
      {
        what: 'join page usable, slow 4G and a 4x slower processor',
        ours: `${page.usable.toFixed(0)} ms`,
        limit: `${bare.usable.toFixed(0)} ms (an empty form)`,
        compared: `${(page.usable / bare.usable).toFixed(1)} times`,
        promise: `at most ${MOST_MS} ms`,
        kept: page.usable <= MOST_MS,
      },
    ]
  } finally {
    await browser.close()
    empty.close()
  }
}

/** The median of several first visits, each with an empty cache. */
async function visit(browser: Browser, url: string) {
  const visits: { bytes: number; usable: number }[] = []
  for (let run = 0; run < RUNS; run++) visits.push(await firstVisit(browser, url))
  const median = (of: 'bytes' | 'usable') =>
    percentile(
      visits.map((one) => one[of]),
      0.5,
    )
  return { bytes: median('bytes'), usable: median('usable') }
}

async function firstVisit(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
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
    const usable = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return Math.max(paint?.startTime ?? 0, navigation!.domContentLoadedEventEnd)
    })
    return { bytes, usable }
  } finally {
    await context.close()
  }
}
