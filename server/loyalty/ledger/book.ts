import type { redemptions } from '#server/loyalty/rewards/tables.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { describeDevice } from '#server/platform/describeDevice.ts'
import { newId } from '#server/platform/ids.ts'
import type { Account, EnrolledProgram, HeldReward, Lot } from './account.ts'
import type { Identity } from './identity.ts'
import type { OperationSource } from './kinds.ts'
import type { lotDraws, operations, pointLots, transactions } from './tables.ts'

type OperationRow = typeof operations.$inferInsert
type TransactionRow = typeof transactions.$inferInsert

/**
 * What a verb is about to write, with the account as it will then stand. Rules fill it without touching the
 * database; `post` writes it. A preview fills one and drops it.
 */
export type Book = {
  businessId: string
  now: Date
  actor: BusinessContext['actor']
  /** The User-Agent of whoever acts. */
  device: string | null
  account: Account
  /** The customer's visits and money when it was opened: they change without a row where all goes to another customer. */
  before: Pick<Account['customer'], 'total_visits' | 'total_spent'>
  operations: OperationRow[]
  transactions: TransactionRow[]
  newLots: (typeof pointLots.$inferInsert)[]
  draws: (typeof lotDraws.$inferInsert)[]
  /** By id, each lot once, so that two reasons to change it see each other. */
  lots: Map<string, Lot>
  lotChanges: Map<string, number>
  issued: HeldReward[]
  rewardChanges: Map<string, Pick<HeldReward, 'status' | 'redeemed_at'>>
  redemptions: (typeof redemptions.$inferInsert)[]
  reversedRedemptions: string[]
  stockChanges: Map<string, number>
  touched: Set<EnrolledProgram>
}

export const openBook = (ctx: BusinessContext, account: Account): Book => ({
  businessId: ctx.businessId,
  now: ctx.now,
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
  >
>

/**
 * Writes down the operation that the following entries belong to, whose amount the customer has spent from then on;
 * gives its id. Where nothing else is told, it came
 * by way of whoever acts, and a till is known by its browser.
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
    staff_name: nameOf(actor),
    source: source ?? sourceOf(actor),
    device: device ?? tillOf(book),
    created_at: book.now,
    ...identity,
    ...details,
  })
  return id
}

/** By which way whoever acts comes to the ledger. */
function sourceOf({ kind }: Book['actor']): OperationSource {
  if (kind === 'key') return 'api'
  if (kind === 'customer') return 'portal'
  if (kind === 'anonymous') return 'sign-up'
  return kind === 'system' ? 'automation' : 'counter'
}

/** The browser and system of a till, as 'Chrome on Windows'. Programs name their device themselves. */
function tillOf({ actor, device }: Book): string | null {
  if (actor.kind !== 'member') return null
  const { browser, system } = describeDevice(device ?? '')
  return [browser, system].filter(Boolean).join(' on ') || null
}

/** Who stands behind an operation in the history, in words. */
function nameOf(actor: Book['actor']): string | null {
  if (actor.kind === 'key') return `API key ${actor.name}`
  return actor.kind === 'member' ? actor.name : null
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

/** Adds a ledger row and moves the balances by it: the one place that does either. Gives the row's id. */
export function enter(book: Book, operationId: string, program: EnrolledProgram, entry: Entry): string {
  const id = newId()
  const { standing } = program
  standing.points_balance += entry.points ?? 0
  standing.points_carried += entry.carried ?? 0
  standing.stamps_current += entry.stamps ?? 0
  standing.total_earned += entry.earned ?? 0
  standing.rewards_earned += entry.rewards ?? 0
  // What happens by itself is no activity of the customer's.
  if (entry.kind !== 'expiration') standing.last_activity_at = book.now
  book.account.customer.total_points += entry.points ?? 0
  book.account.customer.lifetime_points_earned += entry.earned ?? 0
  book.touched.add(program)
  book.transactions.push({
    business_id: book.businessId,
    id,
    operation_id: operationId,
    customer_id: book.account.customer.id,
    program_id: program.id,
    created_at: book.now,
    ...entry,
  })
  return id
}

/** Adds a ledger row about the customer's visits, of which no program has its own. The operation carries the change. */
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
    created_at: book.now,
    ...entry,
  })
}
