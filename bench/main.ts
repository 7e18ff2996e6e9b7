import { readFileSync, writeFileSync } from 'node:fs'
import { importRow } from '#bench/large/importFile.ts'
import { installationRows } from '#bench/large/installation.ts'
import { segmentRows } from '#bench/large/segments.ts'
import { simulationRow } from '#bench/large/simulation.ts'
import { sizeRows } from '#bench/large/sizes.ts'
import { tenantsRows } from '#bench/large/tenants.ts'
import { yearRows } from '#bench/large/year.ts'
import { campaignRows } from '#bench/messages/campaign.ts'
import { sendingRows } from '#bench/messages/sending.ts'
import { webhookRow } from '#bench/messages/webhooks.ts'
import { consolePageRows } from '#bench/pages/consolePages.ts'
import { firstDayRows } from '#bench/pages/firstDay.ts'
import { keptRows } from '#bench/pages/kept.ts'
import { pageRows } from '#bench/pages/pages.ts'
import { secondStartRow } from '#bench/pages/secondStart.ts'
import { shiftRows } from '#bench/pages/shifts.ts'
import { figuresRow } from '#bench/requests/figures.ts'
import { lookUpRow } from '#bench/requests/lookUp.ts'
import { mixedRows } from '#bench/requests/mixed.ts'
import { purchaseRows } from '#bench/requests/purchase.ts'
import { readRows } from '#bench/requests/reads.ts'
import { searchRows } from '#bench/requests/search.ts'
import { signInRows } from '#bench/requests/signIns.ts'
import { worstInputRows } from '#bench/requests/worstInputs.ts'
import { asPage, notMeasured, printRows, type Row, type Section, sectionOf, sectionsOf } from '#bench/rows.ts'
import { untilHandedOn } from '#bench/world/untilHandedOn.ts'
import { type BenchWorld, openWorld } from '#bench/world/world.ts'

const figures: Record<string, (world: BenchWorld) => Promise<Row | Row[]>> = {
  // First: the purchases below give one day more operations than a business has in a month, and the dashboard
  // reads that day.
  reads: readRows,
  purchase: purchaseRows,
  mixed: mixedRows,
  'look-up': ({ medium }) => lookUpRow(medium),
  search: ({ medium }) => searchRows(medium),
  figures: figuresRow,
  'sign-ins': ({ medium }) => signInRows(medium),
  pages: ({ medium }) => pageRows(medium),
  console: ({ medium }) => consolePageRows(medium),
  shifts: ({ medium }) => shiftRows(medium),
  kept: ({ medium }) => keptRows(medium),
  'first-day': firstDayRows,
  // These three run before the figures that give this business more customers. The first gives it a year of
  // mails, the last a year of purchases.
  segments: ({ medium }) => segmentRows(medium),
  simulation: ({ medium }) => simulationRow(medium),
  year: ({ medium }) => yearRows(medium),
  import: ({ medium }) => importRow(medium),
  campaign: ({ medium }) => campaignRows(medium),
  sending: ({ medium }) => sendingRows(medium),
  webhooks: ({ medium }) => webhookRow(medium),
  'second-start': secondStartRow,
  tenants: ({ medium }) => tenantsRows(medium),
  installation: installationRows,
  sizes: sizeRows,
  'worst-inputs': ({ small }) => worstInputRows(small),
}

const WRITE = '--write'
const PAGE = 'docs/performance.md'

/**
 * Shows each figure beside the limit of the engine it runs on, measured in the same run on the same machine. `npm
 * run bench -- search pages` measures only those; with `--write`, the results take the place of earlier ones in
 * docs/performance.md.
 */
const wanted = process.argv.slice(2).filter((argument) => argument !== WRITE)
for (const name of wanted)
  if (!(name in figures)) throw new Error(`There is no ${name} among ${Object.keys(figures)}`)
const { world, close } = await openWorld()
const rows: Row[] = []
const sections: Section[] = []
try {
  for (const [name, measure] of Object.entries(figures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`${name} ...`)
    const measured = await rowsOf(name, measure)
    rows.push(...measured)
    sections.push(sectionOf(name, measured))
  }
} finally {
  await close()
  printRows(rows)
}
if (process.argv.includes(WRITE)) writeFileSync(PAGE, asPage(withEarlier(sections)))

/** A figure that fails costs its own rows alone: a whole run takes most of an hour. */
async function rowsOf(name: string, measure: (typeof figures)[string]): Promise<Row[]> {
  try {
    const measured = [await measure(world)].flat()
    await untilHandedOn(world.large)
    return measured
  } catch (error) {
    console.error(error)
    return [notMeasured(name)]
  }
}

/** These sections, and those of the page that were not measured, in the order of the figures. */
function withEarlier(measured: Section[]): Section[] {
  const all = [...measured, ...sectionsOf(readFileSync(PAGE, 'utf8'))]
  return Object.keys(figures).flatMap((figure) => all.find(({ name }) => name === figure) ?? [])
}
