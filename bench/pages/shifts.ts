import type { Browser } from '@playwright/test'
import pg from 'pg'
import { openAdmin } from '#bench/large/tenants.ts'
import { signedIn } from '#bench/pages/consolePages.ts'
import { slow3g, visitIn } from '#bench/pages/firstVisit.ts'
import type { Row } from '#bench/rows.ts'
import type { BenchBusiness } from '#bench/world/business.ts'
import { launchChromium } from '#tests/engines/browsers/chromium.ts'

const RUNS = 3
const MOST = 0.05
const desk = { viewport: { width: 1440, height: 900 } }

/** Measures how much moves while a page loads: the worst of several first visits. */
export async function shiftRows(business: BenchBusiness): Promise<Row[]> {
  const client = new pg.Client({ connectionString: business.database.logins.superuserUrl })
  await client.connect()
  const browser = await launchChromium()
  try {
    const admin = { ...business, cookie: await openAdmin(business, client) }
    const nobody = { ...business, cookie: '' }
    const join = `/signup-form/${business.joinCode}`
    const pages: [what: string, visitor: Visitor, path: string, network?: typeof slow3g][] = [
      ['dashboard', business, '/dashboard'],
      ['list of tenants', admin, '/admin/tenants'],
      ['landing page on slow 3G', nobody, '/', slow3g],
      ['join page on slow 3G', nobody, join, slow3g],
    ]
    const rows: Row[] = []
    for (const [what, visitor, path, network] of pages)
      for (const screen of ['phone', 'desk'] as const)
        rows.push(row(`${what}, ${screen}`, await worstShift(browser, visitor, path, screen, network)))
    return rows
  } finally {
    await browser.close()
    await client.end()
  }
}

type Visitor = Pick<BenchBusiness, 'cookie' | 'server'>

/** The most that moves in one of several first visits. */
async function worstShift(
  browser: Browser,
  visitor: Visitor,
  path: string,
  screen: 'phone' | 'desk',
  network?: typeof slow3g,
): Promise<number> {
  let worst = 0
  for (let run = 0; run < RUNS; run += 1) {
    const context = await signedIn(browser, visitor, screen === 'desk' ? desk : undefined)
    const { shift } = await visitIn(context, `${visitor.server.url}${path}`, network)
    worst = Math.max(worst, shift)
    await context.close()
  }
  return worst
}

const row = (page: string, shift: number): Row => ({
  what: `${page}, layout shift while it loads`,
  ours: shift.toFixed(3),
  limit: '',
  compared: '',
  promise: `at most ${MOST}`,
  kept: shift <= MOST,
})
