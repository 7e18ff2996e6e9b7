import type { Browser } from '@playwright/test'
import pg from 'pg'
import type { BenchBusiness } from '#bench/business.ts'
import { signedIn } from '#bench/consolePages.ts'
import { slow3g, visitIn } from '#bench/firstVisit.ts'
import type { Row } from '#bench/rows.ts'
import { openAdmin } from '#bench/tenants.ts'
import { launchChromium } from '#tests/engines/chromium.ts'

const RUNS = 3
const MOST = 0.05

/** Measures how much moves while a page loads: the worst of several first visits. */
export async function shiftRows(business: BenchBusiness): Promise<Row[]> {
  const client = new pg.Client({ connectionString: business.database.logins.superuserUrl })
  await client.connect()
  const browser = await launchChromium()
  try {
    const admin = { ...business, cookie: await openAdmin(business, client) }
    const nobody = { ...business, cookie: '' }
    return [
      row('dashboard', await worstShift(browser, business, '/dashboard')),
      row('list of tenants', await worstShift(browser, admin, '/admin/tenants')),
      row('landing page on slow 3G', await worstShift(browser, nobody, '/', slow3g)),
      row(
        'join page on slow 3G',
        await worstShift(browser, nobody, `/signup-form/${business.joinCode}`, slow3g),
      ),
    ]
  } finally {
    await browser.close()
    await client.end()
  }
}

async function worstShift(
  browser: Browser,
  visitor: Pick<BenchBusiness, 'cookie' | 'server'>,
  path: string,
  network?: typeof slow3g,
): Promise<number> {
  let worst = 0
  for (let run = 0; run < RUNS; run += 1) {
    const context = await signedIn(browser, visitor)
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
