import type { LedgerEntry, Operation, Undoing } from '#server/loyalty/counter/index.ts'
import type { HeldReward } from '#server/loyalty/ledger/index.ts'
import { drawnBy, type Memory, openLots, rewardsOf, type Use } from './memory.ts'

/** Finds in memory what undoing an operation needs, as `loadUndo` reads it from the database. */
export function undoingOf(memory: Memory, operation: Operation, customerId: string): Undoing {
  const entries = memory.entries.get(operation.id) ?? []
  const own = rewardsOf(memory, customerId).sort((one, other) => (one.id < other.id ? 1 : -1))
  const unused = own.filter(({ status }) => status === 'earned')
  const claims = unused.filter(({ paid_by }) => paid_by)
  const uses = usesBy(memory, operation.id)
  const paidBy = [...uses.map(({ reward }) => reward), ...claims].flatMap(({ paid_by }) => paid_by ?? [])
  const ids = [...entries.map(({ id }) => id), ...paidBy]
  return {
    operation,
    alreadyUndone: [...memory.operations.values()].some(({ reverses_id }) => reverses_id === operation.id),
    entries,
    expiredPoints: memory.expired,
    openLots: openLots(memory, customerId),
    drawn: new Map(ids.map((id) => [id, drawnBy(memory, id)])),
    expiredCards: memory.expiredCards,
    caused: [...memory.rewards.values()].filter(({ operation_id }) => operation_id === operation.id),
    unusedCardRewards: unused
      .flatMap((reward) => turnedIn(memory, reward))
      .sort((one, other) => Number(isOf(other, operation)) - Number(isOf(one, operation))),
    unusedClaims: claims.map((reward) => ({ reward, drawn: drawnBy(memory, reward.paid_by!) })),
    uses,
    ...refundsOf(memory, operation.id),
    // The recorded operation tells whether a purchase is a visit.
    lastVisit: null,
  }
}

const isOf = ({ reward }: { reward: HeldReward }, { id }: Operation): boolean => reward.operation_id === id

/** The entry that exchanged a full card for its reward. */
const turnedIn = (
  { entries }: Memory,
  reward: HeldReward,
): { reward: HeldReward; turnedIn: LedgerEntry }[] =>
  reward.type === 'stamp_card' || reward.type === 'free_item'
    ? (entries.get(reward.operation_id) ?? [])
        .filter(({ kind, customer_reward_id }) => kind === 'redemption' && customer_reward_id === reward.id)
        .map((entry) => ({ reward, turnedIn: entry }))
    : []

function usesBy({ uses, rewards }: Memory, operationId: string): Undoing['uses'] {
  const standing = uses.filter(({ reversed }) => !reversed)
  const earlier = (use: Use) =>
    standing.filter(({ id, rewardId }) => rewardId === use.rewardId && id !== use.id).map(({ at }) => at)
  return standing
    .filter((use) => use.operationId === operationId)
    .map((use) => ({
      redemptionId: use.id,
      reward: rewards.get(use.rewardId)!,
      earlierUse: earlier(use).reduce<Date | null>((last, at) => (last && last > at ? last : at), null),
    }))
}

function refundsOf({ operations, entries }: Memory, operationId: string) {
  const refunds = [...operations.values()].filter(({ refunds_id }) => refunds_id === operationId)
  const takenBefore = new Map<string, number>()
  for (const { reverses_id, points, carried } of refunds.flatMap(({ id }) => entries.get(id) ?? []))
    takenBefore.set(reverses_id ?? '', (takenBefore.get(reverses_id ?? '') ?? 0) - points * 1000 - carried)
  return { refunded: refunds.reduce((sum, { amount }) => sum - (amount ?? 0), 0), takenBefore }
}
