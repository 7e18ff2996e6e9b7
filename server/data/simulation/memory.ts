import type { LedgerEntry, Operation } from '#server/loyalty/counter/index.ts'
import type { Account, Book, Drawn, Due, HeldReward, Lot } from '#server/loyalty/ledger/index.ts'
import { isPast } from '#server/loyalty/ledger/index.ts'

type KeptLot = { lot: Lot; customerId: string }
export type Use = { id: string; rewardId: string; operationId: string; at: Date; reversed: boolean }

/**
 * The ledger of a few customers in memory. It stores the books of a replay, as `post` writes them into the
 * database, and answers the rules' questions about the past.
 */
export type Memory = {
  accounts: Map<string, Account>
  /** In the order in which they were granted; `brought` has those that existed when the replay began. */
  lots: Map<string, KeptLot>
  brought: Set<string>
  rewards: Map<string, HeldReward>
  operations: Map<string, Operation>
  /** By operation; `draws` has the points that each entry drew from each lot. */
  entries: Map<string, LedgerEntry[]>
  draws: Map<string, { lotId: string; points: number }[]>
  uses: Use[]
  /** Points of a lot that expired. */
  expired: Map<string, number>
  expiredCards: Set<string>
  /** By customer, the moment before which nothing of theirs is past its date. */
  nextDue: Map<string, number>
}

export const newMemory = (): Memory => ({
  accounts: new Map(),
  lots: new Map(),
  brought: new Set(),
  rewards: new Map(),
  operations: new Map(),
  entries: new Map(),
  draws: new Map(),
  uses: [],
  expired: new Map(),
  expiredCards: new Set(),
  nextDue: new Map(),
})

const operationDefaults = {
  amount: null,
  discount_amount: 0,
  currency: null,
  counts_as_visit: false,
  visits: 0,
  note: null,
  reverses_id: null,
  refunds_id: null,
}
const entryDefaults = {
  program_id: null,
  points: 0,
  stamps: 0,
  card_id: null,
  card_expires_at: null,
  carried: 0,
  visits: 0,
  earned: 0,
  rewards: 0,
  reverses_id: null,
  customer_reward_id: null,
}

/** Stores a book, with the defaults of the columns. The lots and rewards that it changed are changed already. */
export function takeUp(memory: Memory, book: Book): void {
  const customerId = book.account.customer.id
  for (const row of book.operations)
    memory.operations.set(row.id, { ...operationDefaults, ...row } as Operation)
  for (const row of book.transactions) takeUpEntry(memory, { ...entryDefaults, ...row } as LedgerEntry)
  for (const { id, program_id, remaining, expires_at } of book.newLots)
    keepLot(memory, { id, program_id, remaining, expires_at: expires_at ?? null }, customerId)
  for (const { transaction_id, lot_id, points } of book.draws) {
    addTo(memory.draws, transaction_id, { lotId: lot_id, points })
  }
  addExpired(memory, book)
  for (const reward of book.issued) keepReward(memory, reward)
  for (const use of book.redemptions)
    memory.uses.push({
      id: use.id,
      rewardId: use.customer_reward_id,
      operationId: use.operation_id,
      at: book.now,
      reversed: false,
    })
  if (book.reversedRedemptions.length > 0)
    for (const use of memory.uses) if (book.reversedRedemptions.includes(use.id)) use.reversed = true
  for (const { standing } of book.touched) isDueAt(memory, customerId, standing.card_expires_at)
  // Points or rewards that an undo gave back may be past their date already.
  if (book.lotChanges.size > 0 || book.rewardChanges.size > 0) memory.nextDue.set(customerId, -Infinity)
}

function takeUpEntry(memory: Memory, entry: LedgerEntry): void {
  addTo(memory.entries, entry.operation_id, entry)
  if (entry.kind === 'expiration' && entry.card_id) memory.expiredCards.add(entry.card_id)
}

function addExpired({ expired }: Memory, { transactions, draws }: Book): void {
  const expirations = new Set(transactions.flatMap(({ kind, id }) => (kind === 'expiration' ? id : [])))
  if (expirations.size === 0) return
  for (const { transaction_id, lot_id, points } of draws)
    if (expirations.has(transaction_id)) expired.set(lot_id, (expired.get(lot_id) ?? 0) + points)
}

export function keepLot(memory: Memory, lot: Lot, customerId: string): void {
  memory.lots.set(lot.id, { lot, customerId })
  isDueAt(memory, customerId, lot.expires_at)
}

function keepReward(memory: Memory, reward: HeldReward): void {
  memory.rewards.set(reward.id, reward)
  isDueAt(memory, reward.customer_id, reward.expires_at)
}

function isDueAt({ nextDue }: Memory, customerId: string, at: Date | null): void {
  if (at) nextDue.set(customerId, Math.min(nextDue.get(customerId) ?? Infinity, at.getTime()))
}

const addTo = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void => {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

/** Lots that still hold points, in the order in which they are drawn. */
export const openLots = ({ lots }: Memory, customerId: string): Lot[] =>
  [...lots.values()]
    .filter((kept) => kept.customerId === customerId && kept.lot.remaining > 0)
    .map(({ lot }) => lot)
    .sort((one, other) => endOf(one) - endOf(other) || 0)

const endOf = ({ expires_at }: Lot): number => expires_at?.getTime() ?? Number.MAX_SAFE_INTEGER

export const drawnBy = ({ draws, lots }: Memory, entryId: string): Drawn[] =>
  (draws.get(entryId) ?? []).map(({ lotId, points }) => ({ lot: lots.get(lotId)!.lot, points }))

export const rewardsOf = ({ rewards }: Memory, customerId: string): HeldReward[] =>
  [...rewards.values()].filter((reward) => reward.customer_id === customerId)

/** A customer's holdings that are past their date now; null if there are none. */
export function dueOf(memory: Memory, customerId: string, now: Date): Due | null {
  if ((memory.nextDue.get(customerId) ?? Infinity) > now.getTime()) return null
  const open = openLots(memory, customerId)
  const waiting = rewardsOf(memory, customerId).filter(({ status }) => status === 'earned')
  const cards = memory.accounts.get(customerId)!.programs.map(({ standing }) => standing?.card_expires_at)
  const ends = [...open, ...waiting]
    .map(({ expires_at }) => expires_at)
    .concat(cards.map((end) => end ?? null))
  memory.nextDue.set(
    customerId,
    Math.min(...ends.flatMap((end) => (isPast(end, now) ? [] : (end?.getTime() ?? Infinity))), Infinity),
  )
  return {
    lots: open.filter(({ expires_at }) => isPast(expires_at, now)),
    rewards: waiting
      .filter(({ expires_at }) => isPast(expires_at, now))
      .map((reward) => ({ reward, drawn: reward.paid_by ? drawnBy(memory, reward.paid_by) : [] })),
  }
}

/** Gives lots and rewards to the survivor after a merge. */
export function moveHoldings({ lots, rewards, nextDue }: Memory, fromId: string, toId: string): void {
  for (const kept of lots.values()) if (kept.customerId === fromId) kept.customerId = toId
  for (const reward of rewards.values()) if (reward.customer_id === fromId) reward.customer_id = toId
  nextDue.set(toId, -Infinity)
}
