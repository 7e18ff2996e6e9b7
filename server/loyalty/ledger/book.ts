import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { staffNameOf } from '#server/platform/context/staffName.ts'
import type { Account, EnrolledProgram, HeldReward, Lot } from './account/account.ts'
import type { OperationSource } from './kinds.ts'
import type { Identity } from './ownIdentity.ts'
import type { lotDraws, operations, pointLots, redemptions, transactions } from './tables.ts'

type OperationRow = typeof operations.$inferInsert
type TransactionRow = typeof transactions.$inferInsert

/**
 * The rows that a verb is about to write, with the resulting account. Rules fill it without touching the database;
 * `post` writes it. A preview fills one and discards it.
 */
export type Book = {
  businessId: string
  /** The time by whose rules the book is filled: for a late operation the one at which it happened. */
  now: Date
  /** The time of its rows. Reports, limits of an undo and messages go by it. */
  writtenAt: Date
  actor: BusinessContext['actor']
  /** The caller's User-Agent. */
  device: string | null
  account: Account
  /**
   * The customer's visits and money when the book was opened. A move of everything to another customer changes them
   * without a row.
   */
  before: Pick<Account['customer'], 'total_visits' | 'total_spent'>
  operations: OperationRow[]
  transactions: TransactionRow[]
  newLots: (typeof pointLots.$inferInsert)[]
  draws: (typeof lotDraws.$inferInsert)[]
  /** Each lot once, by id, so that two changes of one lot see each other. */
  lots: Map<string, Lot>
  lotChanges: Map<string, number>
  issued: HeldReward[]
  rewardChanges: Map<string, Pick<HeldReward, 'status' | 'redeemed_at'>>
  redemptions: (typeof redemptions.$inferInsert)[]
  reversedRedemptions: string[]
  stockChanges: Map<string, number>
  touched: Set<EnrolledProgram>
}

export const openBook = (
  ctx: Pick<BusinessContext, 'businessId' | 'now' | 'actor' | 'device'>,
  account: Account,
  at = ctx.now,
): Book => ({
  businessId: ctx.businessId,
  now: at,
  writtenAt: ctx.now,
  actor: ctx.actor,
  device: ctx.device,
  account,
  before: { ...account.customer },
  operations: [],
  transactions: [],
  newLots: [],
  draws: [],
  lots: new Map(),
  lotChanges: new Map(),
  issued: [],
  rewardChanges: new Map(),
  redemptions: [],
  reversedRedemptions: [],
  stockChanges: new Map(),
  touched: new Set(),
})

type OperationDetails = { source?: OperationSource | undefined; device?: string | undefined } & Partial<
  Pick<
    OperationRow,
    | 'amount'
    | 'discount_amount'
    | 'currency'
    | 'counts_as_visit'
    | 'visits'
    | 'note'
    | 'reverses_id'
    | 'refunds_id'
    | 'happened_at'
  >
>

/**
 * Records the operation of the following entries and returns its id. Its amount is added to the customer's total spent.
 * By default the source follows from the actor. A till that names no device gets the name of its browser when the book
 * is written.
 */
export function record(
  book: Book,
  identity: Identity,
  { source, device, ...details }: OperationDetails = {},
): string {
  const id = newId()
  const { actor } = book
  book.account.customer.total_spent += details.amount ?? 0
  book.operations.push({
    business_id: book.businessId,
    id,
    customer_id: book.account.customer.id,
    staff_user_id: actor.kind === 'member' ? actor.userId : null,
    staff_name: staffNameOf(actor),
    source: source ?? sourceOf(actor),
    device: device ?? null,
    happened_at: book.now < book.writtenAt ? book.now : null,
    created_at: book.writtenAt,
    ...identity,
    ...details,
  })
  return id
}

/** The source of an operation, from its actor. */
function sourceOf({ kind }: Book['actor']): OperationSource {
  if (kind === 'key') return 'api'
  if (kind === 'customer') return 'portal'
  if (kind === 'anonymous') return 'sign-up'
  return kind === 'system' ? 'automation' : 'counter'
}

export type Entry = Pick<TransactionRow, 'kind' | 'cause'> &
  Partial<
    Pick<
      TransactionRow,
      | 'points'
      | 'stamps'
      | 'card_id'
      | 'card_expires_at'
      | 'carried'
      | 'visits'
      | 'earned'
      | 'rewards'
      | 'reverses_id'
      | 'customer_reward_id'
    >
  >

/** Adds a ledger row, changes the balances by it and returns its id. No other function does either. */
export function enter(book: Book, operationId: string, program: EnrolledProgram, entry: Entry): string {
  const id = newId()
  const { standing } = program
  standing.points_balance += entry.points ?? 0
  standing.points_carried += entry.carried ?? 0
  standing.stamps_current += entry.stamps ?? 0
  standing.total_earned += entry.earned ?? 0
  standing.rewards_earned += entry.rewards ?? 0
  // An automatic change is not the customer's activity.
  if (entry.kind !== 'expiration') standing.last_activity_at = later(standing.last_activity_at, book.now)
  book.account.customer.total_points += entry.points ?? 0
  book.account.customer.lifetime_points_earned += entry.earned ?? 0
  book.touched.add(program)
  book.transactions.push({
    business_id: book.businessId,
    id,
    operation_id: operationId,
    customer_id: book.account.customer.id,
    program_id: program.id,
    created_at: book.writtenAt,
    ...entry,
  })
  return id
}

/** The later of two moments. */
const later = (one: Date | null, other: Date): Date => (one && one > other ? one : other)

/** Adds a ledger row about the customer's visits, which belong to no program. The operation holds the change. */
export function enterVisits(
  book: Book,
  operationId: string,
  entry: Pick<Entry, 'kind' | 'cause' | 'visits' | 'reverses_id'>,
): void {
  book.transactions.push({
    business_id: book.businessId,
    id: newId(),
    operation_id: operationId,
    customer_id: book.account.customer.id,
    created_at: book.writtenAt,
    ...entry,
  })
}
