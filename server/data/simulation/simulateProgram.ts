import { findBusiness } from '#server/businesses/business/index.ts'
import { findPeople } from '#server/loyalty/customers/index.ts'
import { findProgram, findRewards, type ProgramType, readTerms } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { invalidField, notFound, Refusal } from '#server/platform/context/refusal.ts'
import type { Rules } from './beginAs.ts'
import type { Changed, GivenView, SimulationView } from './contract.ts'
import { type History, readHistory } from './readHistory.ts'
import { rulesOf, sameRules, termsOf } from './rules.ts'
import { type Simulated, simulate } from './simulate.ts'
import type { Given } from './sums.ts'

export type Draft = {
  programId?: string | undefined
  type: ProgramType
  config: unknown
  /** Minor units. */
  rewardCost?: number | undefined
}

/**
 * Minor units of one reward, or of one point at the cheapest and the dearest reward; null if the rewards have no
 * cost.
 */
type Price = { low: number; high: number } | null

/** The data of a simulation, read in one transaction. */
type Prepared = { history: History; draft: Rules; present: Rules | null; price: Price; currency: string }

type InTransaction = <T>(work: (ctx: BusinessContext) => Promise<T>) => Promise<T>

/** The simulation under way in each business, in this process. */
const underWay = new Map<string, symbol>()

/**
 * Simulates what a draft of a program would have given in the last twelve months, beside the program's present
 * rules. The business's own operations are replayed by the ledger's plans. Nothing is written, and no transaction
 * is open during the replay.
 * @throws {Refusal} 'invalid' for a wrong config, 'not_found', 'too_many_requests' while another one is under way
 */
export async function simulateProgram(wanted: Draft, inTransaction: InTransaction): Promise<SimulationView> {
  const own = Symbol('rehearsal')
  try {
    const prepared = await inTransaction((ctx) => {
      begin(ctx.businessId, own)
      return prepare(ctx, wanted)
    })
    const simulated = await simulate(prepared.history, prepared.draft, prepared.present)
    return await inTransaction((ctx) => view(ctx, prepared, simulated))
  } finally {
    for (const [businessId, one] of underWay) if (one === own) underWay.delete(businessId)
  }
}

/** A read-only transaction can be repeated, so the same simulation may begin twice. */
function begin(businessId: string, own: symbol): void {
  if ((underWay.get(businessId) ?? own) !== own) {
    const message = 'A rehearsal is under way already. Try again in a moment.'
    throw new Refusal('too_many_requests', message, { retryAfter: 5 })
  }
  underWay.set(businessId, own)
}

async function prepare(ctx: BusinessContext, wanted: Draft): Promise<Prepared> {
  const { currency } = await findBusiness(ctx.tx, ctx.businessId)
  const terms = readTerms(wanted.type, wanted.config)
  const { programId } = wanted
  const program = programId ? await findProgram(ctx.tx, ctx.businessId, programId) : null
  if (program === undefined) throw notFound('Program')
  if (program && program.type !== wanted.type) throw invalidField('type', 'The type of a program is fixed')
  const id = program ? program.id : newId()
  const name = program ? program.name : ''
  return {
    history: await readHistory(ctx, id),
    draft: await rulesOf(ctx, { id, name, terms }, program ? termsOf(program) : terms),
    present: program ? await sameRules(ctx, program) : null,
    price: await readPrice(ctx, id, wanted),
    currency,
  }
}

async function readPrice(
  ctx: BusinessContext,
  programId: string,
  { type, rewardCost }: Draft,
): Promise<Price> {
  if (type === 'discount' || type === 'rebate_code') return { low: 0, high: 0 }
  const rewards = await findRewards(ctx, programId)
  const costed = rewards.filter(({ active, cost }) => active && cost !== null)
  if (type !== 'points') {
    const cost = rewardCost ?? costed[0]?.cost
    return cost === undefined || cost === null ? null : { low: cost, high: cost }
  }
  const rates = costed.flatMap(({ cost, points_price }) => (points_price ? cost! / points_price : []))
  return rates.length === 0 ? null : { low: Math.min(...rates), high: Math.max(...rates) }
}

async function view(
  ctx: BusinessContext,
  { history, price, currency }: Prepared,
  { draft, present, gaining, losing, unit, ...counts }: Simulated,
): Promise<SimulationView> {
  const costed = (given: Given): GivenView => ({ ...given, cost: costOf(given, unit, price) })
  return {
    currency,
    ...history.days,
    one_in: history.oneIn,
    ...{ unit, ...counts },
    draft: costed(draft),
    present: present && costed(present),
    gaining: await named(ctx, gaining),
    losing: await named(ctx, losing),
  }
}

function costOf(given: Given, unit: Simulated['unit'], price: Price): GivenView['cost'] {
  if (unit === 'money') return { low: given.discounts, high: given.discounts }
  const pieces = unit === 'points' ? Math.max(0, given.points - given.points_expired) : given.rewards
  return price && { low: Math.round(pieces * price.low), high: Math.round(pieces * price.high) }
}

/** Erased people have no name; they count, but are not shown. */
async function named(ctx: BusinessContext, compared: Simulated['gaining']): Promise<Changed[]> {
  if (compared.length === 0) return []
  const rows = await findPeople(
    ctx,
    compared.map(({ id }) => id),
  )
  return compared.flatMap(({ id, present, draft }) => {
    const customer = rows.find((row) => row.id === id)
    return customer ? [{ customer, present, draft }] : []
  })
}
