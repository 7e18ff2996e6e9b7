import { findFamily } from '#server/loyalty/customers/index.ts'
import {
  type Drawn,
  type DueReward,
  type HeldReward,
  type Lot,
  loadDraws,
  loadOpenLots,
} from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import {
  findEntries,
  findExpiredCards,
  findLastVisit,
  findRefunds,
  isUndone,
  type LedgerEntry,
  type Operation,
  sumExpired,
} from './undoQueries.ts'
import {
  type CardReward,
  findCaused,
  findUnusedCardRewards,
  findUnusedClaims,
  findUses,
  type Use,
} from './undoRewardQueries.ts'

/** Data for undoing an operation, read under the customer's lock. */
export type Undoing = {
  operation: Operation
  alreadyUndone: boolean
  entries: LedgerEntry[]
  /** Points of the operation's lots that expired meanwhile, by lot. */
  expiredPoints: Map<string, number>
  openLots: Lot[]
  /** Points that its entries drew, and the entries that paid for the rewards it used, by lot. */
  drawn: Map<string, Drawn[]>
  expiredCards: Set<string>
  /** Rewards that the operation gave. */
  caused: HeldReward[]
  /** Newest first; rewards that the operation gave come before others. */
  unusedCardRewards: CardReward[]
  /** Unused rewards that the customer bought with points, newest first. */
  unusedClaims: DueReward[]
  /** Rewards that the operation used. */
  uses: Use[]
  /** Minor units that were refunded of it, and the thousandths of points that the refunds took, by entry. */
  refunded: number
  takenBefore: Map<string, number>
  /** The latest visit without this operation. */
  lastVisit: Date | null
}

/**
 * Loads the data for undoing an operation. `customerId` is the customer who now holds what the operation gave: its
 * customer, or the one they were merged into.
 */
export async function loadUndo(
  ctx: BusinessContext,
  operation: Operation,
  customerId: string,
): Promise<Undoing> {
  const { id } = operation
  const [entries, family] = await Promise.all([findEntries(ctx, id), findFamily(ctx, customerId)])
  const ids = entries.map((entry) => entry.id)
  const cards = entries.flatMap(({ card_id }) => card_id ?? [])
  const [undone, expired, lots, drawn, expiredCards, caused, cardRewards, claims, uses, lastVisit, refunds] =
    await Promise.all([
      isUndone(ctx, id),
      // A lot has the id of its entry.
      sumExpired(ctx, ids),
      loadOpenLots(ctx, customerId),
      loadDraws(ctx, ids),
      findExpiredCards(ctx, family, cards),
      findCaused(ctx, id),
      findUnusedCardRewards(ctx, customerId, id),
      findUnusedClaims(ctx, customerId),
      findUses(ctx, id),
      findLastVisit(ctx, family, id),
      findRefunds(ctx, id),
    ])
  const paidBy = [...uses.map(({ reward }) => reward), ...claims].flatMap(({ paid_by }) => paid_by ?? [])
  const draws = new Map([...drawn, ...(await loadDraws(ctx, paidBy))])
  return {
    operation,
    alreadyUndone: undone,
    entries,
    expiredPoints: expired,
    openLots: lots,
    drawn: draws,
    expiredCards,
    caused,
    unusedCardRewards: cardRewards,
    unusedClaims: claims.map((reward) => ({ reward, drawn: draws.get(reward.paid_by!) ?? [] })),
    uses,
    lastVisit,
    ...refunds,
  }
}
