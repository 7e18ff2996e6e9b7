import type { Row } from '#bench/rows.ts'
import { type BenchBusiness, post } from '#bench/world/business.ts'
import type { SimulationView } from '#server/data/simulation/contract.ts'

const TIMES = 3
const MOST_MS = 10_000

/**
 * Measures a simulation of a stamp card over the last twelve months. For a business with so many operations one
 * person in several is replayed, and 100,000 operations at most.
 */
export async function simulationRow(business: BenchBusiness): Promise<Row> {
  const draft = { type: 'stamp_card', config: { stampsRequired: 5 }, reward_cost: 150 }
  let slowest = 0
  let replayed = 0
  for (let time = 0; time < TIMES; time += 1) {
    const sent = performance.now()
    const view = await post<SimulationView>(business, '/app/programs/preview', draft)
    slowest = Math.max(slowest, performance.now() - sent)
    if (view.draft.rewards === 0) throw new Error('rehearsal: nothing was given')
    replayed = view.purchases / view.one_in
  }
  return {
    what: `rehearsal of a stamp card with ${replayed.toLocaleString('en-US')} purchases, slowest of ${TIMES}`,
    ours: `${(slowest / 1000).toFixed(1)} s`,
    limit: '',
    compared: '',
    promise: `at most ${MOST_MS / 1000} s`,
    kept: slowest <= MOST_MS,
  }
}
