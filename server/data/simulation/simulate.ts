import { setImmediate } from 'node:timers/promises'
import type { ProgramType } from '#server/loyalty/programs/index.ts'
import type { Rules } from './beginAs.ts'
import type { SimulationView } from './contract.ts'
import type { Person } from './history.ts'
import type { History } from './readHistory.ts'
import { replay } from './replay.ts'
import { add, type Given, givenIn, nothing } from './sums.ts'

/** Milliseconds of work before other requests of the process get their turn. */
const TURN = 15
const MOST_NAMED = 5

type Compared = { id: string; present: number; draft: number }

/**
 * The difference between two sets of rules for the same people. `gaining` and `losing` have the largest
 * differences.
 */
export type Simulated = Pick<
  SimulationView,
  'customers' | 'purchases' | 'without_amount' | 'unit' | 'gain' | 'lose' | 'same'
> & { draft: Given; present: Given | null; gaining: Compared[]; losing: Compared[] }

/**
 * Replays everybody, by the draft's rules and by the present ones; a new program has none. Other requests get
 * their turn in between.
 */
export async function simulate(history: History, draft: Rules, present: Rules | null): Promise<Simulated> {
  const unit = unitOf(draft.program.terms.type)
  const result = newResult(unit, present !== null)
  let since = performance.now()
  for (const person of history.people) {
    const now = present ? givenIn(replay(history.start, present, person)) : null
    const then = givenIn(replay(history.start, draft, person))
    take(result, person, now, then)
    if (performance.now() - since < TURN) continue
    await setImmediate()
    since = performance.now()
  }
  return timesAll(result, history.oneIn)
}

const unitOf = (type: ProgramType): Simulated['unit'] => {
  if (type === 'points') return 'points'
  return type === 'stamp_card' || type === 'free_item' ? 'rewards' : 'money'
}

const newResult = (unit: Simulated['unit'], hasPresent: boolean): Simulated => ({
  ...{ customers: 0, purchases: 0, without_amount: 0, gain: 0, lose: 0, same: 0, unit },
  draft: { ...nothing },
  present: hasPresent ? { ...nothing } : null,
  gaining: [],
  losing: [],
})

function take(result: Simulated, person: Person, present: Given | null, draft: Given): void {
  const purchases = person.happened.filter(({ kind }) => kind === 'purchase')
  result.customers += 1
  result.purchases += purchases.length
  result.without_amount += purchases.filter(({ amount }) => amount === null).length
  result.draft = add(result.draft, draft)
  if (present && result.present) result.present = add(result.present, present)
  const compared = {
    id: person.id,
    present: worthOf(result.unit, present ?? nothing),
    draft: worthOf(result.unit, draft),
  }
  const difference = compared.draft - compared.present
  if (difference === 0) result.same += 1
  else if (difference > 0) {
    result.gain += 1
    result.gaining = withLargest(result.gaining, compared)
  } else {
    result.lose += 1
    result.losing = withLargest(result.losing, compared)
  }
}

const worthOf = (unit: Simulated['unit'], { points, rewards, discounts }: Given): number =>
  ({ points, rewards, money: discounts })[unit]

const withLargest = (named: Compared[], one: Compared): Compared[] =>
  [...named, one]
    .sort((a, b) => Math.abs(b.draft - b.present) - Math.abs(a.draft - a.present) || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_NAMED)

function timesAll(result: Simulated, oneIn: number): Simulated {
  const times = <Sums extends Record<string, number>>(sums: Sums): Sums =>
    Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, value * oneIn])) as Sums
  const { unit, gaining, losing, draft, present, ...counts } = result
  return {
    ...times(counts),
    ...{ unit, gaining, losing },
    draft: times(draft),
    present: present && times(present),
  }
}
