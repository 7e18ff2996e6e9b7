import { findBusinessAndTier } from '#server/businesses/business/index.ts'
import { foldText, soughtIn } from '#server/platform/text/fold.ts'
import { inEveryBusiness, type Services } from '#server/services.ts'

const header = ['id', 'name', 'owner', 'state', 'plan', 'customers', 'since']

/** Lists the businesses that are not erased, those with the words in their name or owner's address. */
export async function list(services: Services, search: string | undefined): Promise<void> {
  const now = services.clock.now()
  const sought = soughtIn(search)
  const found: string[][] = []
  await inEveryBusiness(services, async (businessId, inTransaction) => {
    const { business, tier } = await inTransaction((tx) => findBusinessAndTier({ tx, businessId, now }))
    const { company_name: name, email, standing, usage_customers: customers, created_at } = business
    if (sought !== null && ![name, email].some((text) => foldText(text).includes(sought))) return
    const day = created_at.toISOString().slice(0, 10)
    found.push([businessId, name, email, standing, tier.name, String(customers), day])
  })
  const byName = found.sort(([, one = ''], [, other = '']) => (foldText(one) < foldText(other) ? -1 : 1))
  console.log(inColumns([header, ...byName]))
  console.log(`${found.length} ${found.length === 1 ? 'business' : 'businesses'}.`)
}

/** Aligned for people; two blanks part the cells for programs. */
function inColumns(rows: string[][]): string {
  const widths = header.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
