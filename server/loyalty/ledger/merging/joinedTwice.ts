import { enrolledIn, type HeldReward, type Lot } from '../account/account.ts'
import { drawLots, knowLot } from '../account/lots.ts'
import { type Book, enter } from '../book.ts'
import { endUnpaid } from '../rewards/rewardEntries.ts'

/** A valid welcome bonus, by the lot that it granted. */
export type Bonus = { lot: Lot; customerId: string; granted: number }

/** The bonuses and codes that two customers got for joining the same programs. */
export type Joinings = {
  bonuses: Bonus[]
  /** Rebate codes, used and unused. */
  codes: HeldReward[]
  /** All lots of both that hold points, in the order in which points are drawn. */
  openLots: Lot[]
}

/** The points and codes that a merge takes back. */
export type TakenOnce = { points: number; codes: HeldReward[] }

/**
 * Takes back what two records of one person got twice for joining: the welcome bonus is given once (domain.md), and so
 * is a code of joining. The smaller of two bonuses is taken back, from its own lot first, at most what is left. Of two
 * codes an unused one is taken back. An expired bonus or code does not count.
 */
export function takeBackTwice(
  book: Book,
  operationId: string,
  { bonuses, codes, openLots }: Joinings,
): TakenOnce {
  const taken: TakenOnce = { points: 0, codes: [] }
  for (const [programId, ofProgram] of bothOf(bonuses, ({ lot }) => lot.program_id)) {
    const [extra] = ofProgram.sort((one, other) => one.granted - other.granted || mineFirst(book, one, other))
    const open = openLots.filter((lot) => lot.program_id === programId)
    taken.points += takeBonus(book, operationId, extra!, open)
  }
  for (const [, ofProgram] of bothOf(codes, ({ program_id }) => program_id))
    for (const code of surplusOf(ofProgram)) {
      takeCode(book, operationId, code)
      taken.codes.push(code)
    }
  return taken
}

/** The bonuses or codes of programs that both customers joined, by program. */
function bothOf<Given extends { customerId: string } | { customer_id: string }>(
  given: Given[],
  programOf: (one: Given) => string,
): Map<string, Given[]> {
  const whose = (one: Given) => ('customerId' in one ? one.customerId : one.customer_id)
  const found = Map.groupBy(given, programOf)
  for (const [programId, all] of found) if (new Set(all.map(whose)).size < 2) found.delete(programId)
  return found
}

/** Sort order of two equal bonuses: the duplicate's comes first. */
const mineFirst = ({ account }: Book, one: Bonus, other: Bonus): number =>
  Number(one.customerId === account.customer.id) - Number(other.customerId === account.customer.id)

function takeBonus(book: Book, operationId: string, { lot, granted }: Bonus, open: Lot[]): number {
  const lots = [...open.filter(({ id }) => id === lot.id), ...open.filter(({ id }) => id !== lot.id)]
  const points = Math.min(
    granted,
    lots.reduce((sum, { remaining }) => sum + remaining, 0),
  )
  if (points === 0) return 0
  const entry = enter(book, operationId, enrolledIn(book.account, lot.program_id), {
    kind: 'reversal',
    points: -points,
    earned: -points,
    reverses_id: lot.id,
    cause: { code: 'bonus_once' },
  })
  drawLots(
    book,
    entry,
    lots.map((one) => knowLot(book, one)),
    points,
  )
  return points
}

/**
 * The codes to take back; one is kept. If one is in use or used up, all unused codes are surplus; otherwise the code
 * that is valid longest is kept.
 */
function surplusOf(codes: HeldReward[]): HeldReward[] {
  const unused = codes.filter(({ status, redeemed_at }) => status === 'earned' && !redeemed_at)
  if (unused.length < codes.length) return unused
  const end = ({ expires_at }: HeldReward) => expires_at?.getTime() ?? Number.MAX_SAFE_INTEGER
  return unused.sort((one, other) => end(other) - end(one)).slice(1)
}

function takeCode(book: Book, operationId: string, code: HeldReward): void {
  endUnpaid(book, code, 'void')
  enter(book, operationId, enrolledIn(book.account, code.program_id), {
    kind: 'reversal',
    rewards: -1,
    customer_reward_id: code.id,
    cause: { code: 'reward_taken_back', reward: code.name },
  })
}
