import { createServer } from 'node:http'
import type { Browser } from '@playwright/test'
import { type FirstVisit, visitFirst } from '#bench/pages/firstVisit.ts'
import type { Row } from '#bench/rows.ts'
import type { BenchBusiness } from '#bench/world/business.ts'
import { pageLanguages } from '#server/platform/text/pageLanguages.ts'
import { launchChromium } from '#tests/engines/browsers/chromium.ts'

const MOST_MS = 1500
const RUNS_A_LANGUAGE = 3
const slowly = 'slow 4G and a 4x slower processor'

/** Measures what the public pages cost a phone: bytes on the wire and time until they are shown. */
export async function pageRows(business: BenchBusiness): Promise<Row[]> {
  const browser = await launchChromium()
  const empty = createServer((_request, response) =>
    response.end('<!doctype html><title>Empty</title><form>An empty form<input></form>'),
  )
  await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve))
  const emptyUrl = `http://127.0.0.1:${(empty.address() as { port: number }).port}/`
  try {
    const form = `${business.server.url}/signup-form/${business.joinCode}`
    const join = await visitFirst(browser, form)
    const landing = await visitFirst(browser, `${business.server.url}/`)
    const bare = await visitFirst(browser, emptyUrl)
    return [
      bytesRow('join page', join, bare, 90),
      timeRow(`join page usable, ${slowly}`, join.usable, bare.usable),
      ...(await languageRows(browser, form, bare)),
      bytesRow('landing page', landing, bare, 120),
      timeRow(`landing page, largest paint, ${slowly}`, landing.largestPaint, bare.largestPaint),
    ]
  } finally {
    await browser.close()
    empty.close()
  }
}

/** The heaviest and the slowest of the languages that customers read besides English. */
async function languageRows(browser: Browser, form: string, bare: FirstVisit): Promise<Row[]> {
  const visits: { language: string; visit: FirstVisit }[] = []
  for (const language of pageLanguages.filter((one) => one !== 'en'))
    visits.push({
      language,
      visit: await visitFirst(browser, form, { locale: language, runs: RUNS_A_LANGUAGE }),
    })
  const most = (of: 'bytes' | 'usable') =>
    visits.reduce((worst, each) => (each.visit[of] > worst.visit[of] ? each : worst))
  const [heaviest, slowest] = [most('bytes'), most('usable')]
  const among = (language: string) => `${language}, of ${visits.length} languages`
  return [
    bytesRow(`join page in the heaviest, ${among(heaviest.language)}`, heaviest.visit, bare, 90),
    timeRow(
      `join page usable in the slowest, ${among(slowest.language)}, ${slowly}`,
      slowest.visit.usable,
      bare.usable,
    ),
  ]
}

const inKb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

const bytesRow = (page: string, ours: FirstVisit, bare: FirstVisit, mostKb: number): Row => ({
  what: `${page}, bytes over the wire`,
  ours: inKb(ours.bytes),
  limit: `${inKb(bare.bytes)} (an empty form)`,
  compared: '',
  promise: `at most ${mostKb} KB`,
  kept: ours.bytes <= mostKb * 1024,
})

const timeRow = (what: string, ours: number, bare: number): Row => ({
  what,
  ours: `${ours.toFixed(0)} ms`,
  limit: `${bare.toFixed(0)} ms (an empty form)`,
  compared: `${(ours / bare).toFixed(1)} times`,
  promise: `at most ${MOST_MS} ms`,
  kept: ours <= MOST_MS,
})
