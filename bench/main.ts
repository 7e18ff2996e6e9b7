import { type BenchBusiness, closeBenchBusiness, openBenchBusiness } from '#bench/business.ts'
import { campaignRow } from '#bench/campaign.ts'
import { firstDayRows } from '#bench/firstDay.ts'
import { importRow } from '#bench/importFile.ts'
import { lookUpRow } from '#bench/lookUp.ts'
import { pageRows } from '#bench/pages.ts'
import { purchaseRow } from '#bench/purchase.ts'
import { printRows, type Row } from '#bench/rows.ts'
import { searchRows } from '#bench/search.ts'
import { secondStartRow } from '#bench/secondStart.ts'
import { segmentRows } from '#bench/segments.ts'
import { sendingRows } from '#bench/sending.ts'
import { signInRows } from '#bench/signIns.ts'
import { tenantsRow } from '#bench/tenants.ts'

const figures: Record<string, (business: BenchBusiness) => Promise<Row | Row[]>> = {
  purchase: purchaseRow,
  'look-up': lookUpRow,
  search: searchRows,
  import: importRow,
  'sign-ins': signInRows,
  pages: pageRows,
  'first-day': firstDayRows,
  campaign: campaignRow,
  sending: sendingRows,
  'second-start': secondStartRow,
  tenants: tenantsRow,
  // Last, for it gives the shop a year of purchases and mails.
  segments: segmentRows,
}

/**
 * Each figure is shown beside the limit of what it runs on, measured in the same run on the same machine. `npm
 * run bench -- search pages` measures only those.
 */
const wanted = process.argv.slice(2)
for (const name of wanted)
  if (!(name in figures)) throw new Error(`There is no ${name} among ${Object.keys(figures)}`)
const business = await openBenchBusiness()
const rows: Row[] = []
try {
  for (const [name, measure] of Object.entries(figures)) {
    if (wanted.length === 0 || wanted.includes(name)) rows.push(...[await measure(business)].flat())
  }
} finally {
  await closeBenchBusiness(business)
}
printRows(rows)
