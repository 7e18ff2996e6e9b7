import { operator } from '#server/businesses/audit/index.ts'
import { eraseAtOnce } from '#server/data/closing/index.ts'
import type { Services } from '#server/services.ts'
import { inNamed } from './inNamed.ts'

/** Erases a business at once, by its exact name. */
export async function erase(services: Services, id: string, name: string, dryRun: boolean): Promise<void> {
  await inNamed(services, id, async () => {})
  const wanted = { businessId: id, companyName: name.trim(), actor: operator, dryRun }
  const { goes, stays } = await eraseAtOnce(services, wanted)
  const [going, staying] = [goes, stays].map(told)
  console.log(
    dryRun
      ? `Nothing was changed. It would take away ${going}.\nWithout names, these would stay: ${staying}.`
      : `Erased: ${going}.\nWithout names, these stay: ${staying}.\nA subscription at Stripe ends in the next night.`,
  )
}

function told(rows: Record<string, number>): string {
  const all = Object.values(rows).reduce((sum, n) => sum + n, 0)
  const each = Object.entries(rows).map(([table, n]) => `${table} ${n}`)
  return `${all} rows (${each.join(', ') || 'none'})`
}
