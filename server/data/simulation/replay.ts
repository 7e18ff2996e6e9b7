import {
  chooseDiscount,
  givePurchase,
  type Operation,
  planRefund,
  planUndo,
  refuseUsedClaim,
  undoneOf,
} from '#server/loyalty/counter/index.ts'
import {
  type Book,
  changeBalance,
  enrolInNewPrograms,
  enrolledIn,
  fillReturn,
  fillTransfer,
  findAdjustable,
  giveUnpaid,
  type HeldReward,
  issueCode,
  openBook,
  ownIdentity,
  planExpiry,
  record,
  refuseUnlessUsable,
  useReward,
} from '#server/loyalty/ledger/index.ts'
import { planClaim, refuseUnclaimable } from '#server/loyalty/rewards/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { beginAs, type Rules } from './beginAs.ts'
import type { Happened, Person, Start } from './history.ts'
import { joiningsOf } from './joinings.ts'
import { drawnBy, dueOf, type Memory, moveHoldings, newMemory, openLots, takeUp } from './memory.ts'
import { undoingOf } from './undoing.ts'

/**
 * Replays a person's past under the rules of one program, by the plans that the ledger uses. Recorded facts stay:
 * who came when, the price before discounts, what was undone. A claim or a redemption for which these rules gave
 * too little does not happen.
 */
export function replay(start: Start, rules: Rules, person: Person): Memory {
  const run: Run = { start, rules, memory: newMemory(), replayed: new Map(), joins: new Map() }
  for (const beginning of person.beginnings) beginAs(run.memory, start, rules, beginning)
  for (const event of inOrder(person)) if (event.at <= start.until) step(run, event)
  for (const customerId of run.memory.accounts.keys()) expire(run, customerId, start.until)
  return run.memory
}

type Run = {
  start: Start
  rules: Rules
  memory: Memory
  /** Operations of the replay by the recorded ones they stand for. */
  replayed: Map<string, string>
  /** By customer, the operation that gave the points and rewards for joining. */
  joins: Map<string, string>
}

type Event = { at: Date; customerId: string; happened: Happened | null }

/** Joining comes before what is recorded at the same time. */
function inOrder({ beginnings, happened }: Person): Event[] {
  const joined = beginnings.flatMap(({ id, enrolled_at: at }): Event[] =>
    at ? [{ at, customerId: id, happened: null }] : [],
  )
  const recorded = happened.map(
    (each): Event => ({ at: each.created_at, customerId: each.customer_id, happened: each }),
  )
  return [...joined, ...recorded].sort((one, other) => one.at.getTime() - other.at.getTime())
}

function step(run: Run, { at, customerId, happened }: Event): void {
  const moment = { at, rulesOf: happened?.happened_at ?? at }
  expire(run, customerId, moment.rulesOf)
  if (happened === null || joins(happened)) join(run, customerId, moment)
  if (happened === null) return
  const book = bookAt(run, customerId, moment)
  try {
    acts[happened.kind]?.(run, book, happened)
  } catch (error) {
    // The rules refuse the operation before anything changed, so it does not happen.
    if (error instanceof Refusal) return
    throw error
  }
  const id = happened.kind === 'join' ? run.joins.get(customerId) : book.operations.at(-1)?.id
  if (id) run.replayed.set(happened.id, id)
  takeUp(run.memory, book)
}

/** True if the operation enrols the customer in programs that they are not in yet. */
const joins = ({ kind, points_changed, stamps_changed }: Happened): boolean =>
  ['join', 'purchase', 'issue', 'adjustment'].includes(kind) || points_changed !== 0 || stamps_changed !== 0

function join(run: Run, customerId: string, moment: Moment): void {
  const book = bookAt(run, customerId, moment)
  enrolInNewPrograms(book)
  const [joined] = book.operations
  if (joined) run.joins.set(customerId, joined.id)
  takeUp(run.memory, book)
}

function expire(run: Run, customerId: string, now: Date): void {
  const due = dueOf(run.memory, customerId, now)
  if (!due) return
  const book = bookAt(run, customerId, { at: now, rulesOf: now })
  planExpiry(book, due)
  takeUp(run.memory, book)
}

/** When an operation was recorded, and by the rules of when: those of a late one are of the time at which it happened. */
type Moment = { at: Date; rulesOf: Date }

const bookAt = (
  { start: { businessId }, memory }: Run,
  customerId: string,
  { at: now, rulesOf }: Moment,
): Book =>
  openBook(
    { businessId, now, actor: { kind: 'system', name: 'Rehearsal' }, device: null },
    memory.accounts.get(customerId)!,
    rulesOf,
  )

type Act = (run: Run, book: Book, happened: Happened) => void

const acts: Partial<Record<Operation['kind'], Act>> = {
  purchase: buy,
  claim,
  cancel_claim: (run, book, { reverses_id }) => {
    const claimed = operationOf(run, reverses_id)
    const held = rewardOf(run, claimed?.id, 0)
    if (!held?.paid_by) return
    refuseUnlessUsable(held, book.now)
    const id = record(book, ownIdentity('cancel_claim'), { reverses_id: claimed!.id })
    fillReturn(book, id, { reward: held, drawn: drawnBy(run.memory, held.paid_by) }, 'void')
  },
  redemption: (run, book, happened) => {
    const held = usedBy(run, happened)
    if (!held) return
    refuseUnlessUsable(held, book.now)
    const id = record(book, ownIdentity('redemption'))
    useReward(book, id, held, { code: 'reward_redeemed', reward: held.name })
  },
  issue: give,
  adjustment: change,
  opening_balance: change,
  undo: takeBack,
  refund,
  merge,
}

/**
 * Replays a purchase. Its visit and the discounts of other programs are as recorded; the program's own discount
 * follows from its rules.
 */
function buy(run: Run, book: Book, happened: Happened): void {
  const { amount: paid, discount_amount, counts_as_visit, stamps, source } = happened
  const amount = paid === null ? null : paid + discount_amount
  const code = usedBy(run, happened)
  const own = chooseDiscount(book, amount, code && code.status === 'earned' ? code : null)
  const others = happened.used.length > 0 ? 0 : discount_amount - happened.own_discount
  const discounts =
    (own.applied?.amount ?? 0) > others || others === 0
      ? own
      : {
          applied: { amount: others, name: '', program_id: '', redemption_code: null },
          code: null,
          note: null,
        }
  const purchase = { amount: amount ?? undefined, stamps, source }
  givePurchase(book, ownIdentity('purchase'), purchase, { counted: counts_as_visit, reason: null }, discounts)
}

function claim({ memory, rules }: Run, book: Book, { claim: wanted, source }: Happened): void {
  if (!wanted) return
  const { reward_id: id, name, price: points_price, valid_days } = wanted
  const reward = {
    ...{ id, name, points_price, valid_days, program_id: rules.program.id, description: null },
    ...({ type: 'catalogue', active: true } as const),
  }
  refuseUnclaimable(book.account, reward)
  const lots = openLots(memory, book.account.customer.id)
  planClaim(book, ownIdentity('claim'), { source }, reward, lots)
}

/** Replays a gift. A code has the terms of the rules; a reward of the catalogue is given whatever the rules are. */
function give({ rules }: Run, book: Book, { gift }: Happened): void {
  if (!gift) return
  const { id, terms } = rules.program
  const program = enrolledIn(book.account, id)
  const operationId = record(book, ownIdentity('issue'))
  if (terms.type === 'rebate_code') issueCode(book, operationId, program, terms.config)
  else {
    const reward = { ...gift.reward, program_id: id, description: null }
    giveUnpaid(book, operationId, reward, { expires_at: gift.expires_at })
  }
}

function change({ memory, rules }: Run, book: Book, happened: Happened): void {
  const { kind, points_changed: points, stamps_changed: stamps, visits, source } = happened
  const inProgram = points !== 0 ? { points } : { stamps }
  const wanted = points !== 0 || stamps !== 0 ? { programId: rules.program.id, ...inProgram } : { visits }
  const customerId = book.account.customer.id
  const program = findAdjustable(book.account, { customerId, ...wanted })
  const id = record(book, ownIdentity(kind), { source, visits })
  const occasion = kind === 'adjustment' ? 'adjustment' : 'opening_balance'
  changeBalance(book, id, program, wanted, occasion, openLots(memory, customerId))
}

function takeBack(run: Run, book: Book, { reverses_id }: Happened): void {
  const operation = operationOf(run, reverses_id)
  if (!operation) return
  const undoing = undoingOf(run.memory, operation, book.account.customer.id)
  if (undoing.alreadyUndone) return
  refuseUsedClaim(undoing)
  planUndo(book, ownIdentity('undo'), undoing, { reason: '', why: undoneOf(operation) })
}

/** Replays a refund of the recorded amount, or of all that is left if that is less or the refund left nothing. */
function refund(run: Run, book: Book, { refunds_id, reverses_id, amount }: Happened): void {
  const operation = operationOf(run, refunds_id)
  if (!operation?.amount) return
  const undoing = undoingOf(run.memory, operation, book.account.customer.id)
  const left = operation.amount - undoing.refunded
  const back = reverses_id ? left : Math.min(left, -(amount ?? 0))
  planRefund(book, ownIdentity('refund'), undoing, { amount: back, reason: '' })
}

function merge(run: Run, into: Book, { merged_id }: Happened): void {
  const { memory } = run
  const from = merged_id ? memory.accounts.get(merged_id) : undefined
  if (!from) return
  expire(run, from.customer.id, into.now)
  const outOf = bookAt(run, from.customer.id, { at: into.now, rulesOf: into.now })
  const visits = from.customer.total_visits
  const joinings = joiningsOf(memory, [from.customer.id, into.account.customer.id], into.now)
  fillTransfer(outOf, into, record(into, ownIdentity('merge'), { visits }), joinings)
  takeUp(memory, outOf)
  moveHoldings(memory, from.customer.id, into.account.customer.id)
}

function operationOf({ memory, replayed }: Run, recordedId: string | null): Operation | undefined {
  const id = recordedId === null ? undefined : replayed.get(recordedId)
  return id === undefined ? undefined : memory.operations.get(id)
}

/** The reward that an operation gave, by its place among them. */
const rewardOf = ({ memory }: Run, operationId: string | undefined, place: number): HeldReward | undefined =>
  [...memory.rewards.values()].filter(({ operation_id }) => operation_id === operationId)[place]

/** The reward that was used: the recorded one, or else the oldest unused reward that these rules gave. */
function usedBy(run: Run, { used, customer_id }: Happened): HeldReward | null {
  const [one] = used
  if (!one) return null
  const given = run.replayed.get(one.given_by)
  const joined = run.joins.get(customer_id)
  const same = rewardOf(run, given, one.place) ?? rewardOf(run, joined, 0)
  if (same?.status === 'earned') return same
  const own = [...run.memory.rewards.values()].filter((reward) => reward.customer_id === customer_id)
  return own.find(({ status }) => status === 'earned') ?? null
}
