import { type Program, programTerms } from '#server/loyalty/programs/index.ts'
import { invalidField, Refusal } from '#server/platform/context/refusal.ts'
import { type BalanceType, balanceTypes, type PersonField, VISITS } from '../contract.ts'
import type { BalanceColumn, Rules } from './readRow.ts'
import type { Grouping } from './readWhole.ts'

/** `numbers` is the sign between thousands, by column. */
type Reading = Omit<Rules, 'columns' | 'balances'> & { isAdmin: boolean; numbers: Grouping[] }

const MOST_POINTS = 1_000_000_000
const MOST_STAMPS = 100
const MOST_VISITS = 100_000

/**
 * Turns a mapping into rules.
 * @throws {Refusal} 'invalid' at `mapping` for a column too many or too few; 'forbidden' for balances by anybody
 * but an admin, as for every correction of balances.
 */
export function readRules(
  mapping: (string | null)[],
  programs: Program[],
  { isAdmin, numbers, ...reading }: Reading,
): Rules {
  const chosen = mapping.flatMap((target, at) => (target ? [{ target, at }] : []))
  const twice = chosen.find(({ target, at }) => mapping.indexOf(target) !== at)
  if (twice) throw invalidField('mapping', 'Each field can be one column only')
  const columns: Rules['columns'] = {}
  const balances: BalanceColumn[] = []
  for (const { target, at } of chosen) {
    if (target === VISITS)
      balances.push({ at, unit: 'visits', most: MOST_VISITS, grouping: numbers[at] ?? null })
    else if (target.startsWith('balance:'))
      balances.push({ ...balanceColumn(target.slice(8), at, programs), grouping: numbers[at] ?? null })
    else columns[target as PersonField] = at
  }
  if (columns.email === undefined && columns.phone === undefined)
    throw invalidField('mapping', 'Choose the column with the email or the phone')
  if (balances.length > 0 && !isAdmin)
    throw new Refusal('forbidden', 'Only an admin of the shop can import balances')
  return { columns, balances, ...reading }
}

function balanceColumn(programId: string, at: number, programs: Program[]): Omit<BalanceColumn, 'grouping'> {
  const program = programs.find(({ id }) => id === programId)
  if (!program || !mayOpenBalances(program))
    throw invalidField('mapping', 'This program is not there to choose')
  const terms = programTerms.parse(program)
  if (terms.type === 'points') return { at, programId, unit: 'points', most: MOST_POINTS }
  if (terms.type === 'free_item') {
    const { recurring, requiredPurchases } = terms.config
    return {
      at,
      programId,
      unit: 'stamps',
      counts: 'purchases',
      most: recurring ? MOST_STAMPS : requiredPurchases,
    }
  }
  if (terms.type !== 'stamp_card') throw new Error(`${terms.type} has no balances`)
  const { allowMultipleCards, stampsRequired } = terms.config
  return { at, programId, unit: 'stamps', most: allowMultipleCards ? MOST_STAMPS : stampsRequired }
}

/** A program can have opening balances if customers can earn in it now. */
export const mayOpenBalances = ({ type, status }: Program): boolean =>
  status === 'active' && balanceTypes.includes(type as BalanceType)
