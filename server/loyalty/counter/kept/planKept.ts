import {
  type Account,
  type AccountProgram,
  type Book,
  earnedRewards,
  openBook,
  ownIdentity,
  planExpiry,
  type Standing,
} from '#server/loyalty/ledger/rules.ts'
import { type Claimable, planPaid } from '#server/loyalty/rewards/rules.ts'
import { planPurchase } from '../purchase/planPurchase.ts'
import type { Purchase, PurchaseEffect } from '../purchase/purchase.ts'
import type { KeptBusiness, KeptCustomer } from './keptContract.ts'

/** A purchase as a till records it without a connection. */
export type KeptPurchase = Pick<Purchase, 'amount' | 'stamps' | 'confirmRepeatVisit'> & { at: Date }

/** A reward as a till hands it over without a connection: one that the customer holds, or buys with points. */
export type KeptRedemption = { at: Date; name: string } & (
  | { customerRewardId: string }
  | { rewardId: string; points: number }
  | { code: string }
)

/** Nobody yet: who recorded it is judged when it arrives. */
const nobody = { kind: 'system', name: 'till' } as const

/**
 * The effect of a customer's purchase, after what they did before it, from what a till keeps: the plan that the server
 * makes. Cards that are past their date have expired; points that expired since are still in the balance.
 * @param before in the order of time
 */
export function planKept(
  business: KeptBusiness,
  customer: KeptCustomer,
  before: readonly (KeptPurchase | KeptRedemption)[],
  purchase: KeptPurchase,
): PurchaseEffect {
  const account = accountAfter(business, customer, before)
  const book = bookAt(account, purchase.at)
  const plan = planIn(book, customer, purchase)
  return {
    ...plan,
    rewards: earnedRewards(book).map((reward) => ({ ...reward, redemption_code: null })),
  }
}

/** The customer's account after what they did, as far as a till keeps it. */
export function accountAfter(
  business: KeptBusiness,
  customer: KeptCustomer,
  acts: readonly (KeptPurchase | KeptRedemption)[],
): Account {
  const account = accountOf(business, customer)
  for (const act of acts) {
    const book = bookAt(account, act.at)
    if (!('name' in act)) planIn(book, customer, act)
    else if ('rewardId' in act) pay(book, business, act)
  }
  return account
}

function bookAt(account: Account, now: Date): Book {
  const book = openBook({ businessId: '', actor: nobody, device: null, now }, account)
  planExpiry(book, { lots: [], rewards: [] })
  return book
}

const planIn = (book: Book, { id }: KeptCustomer, { at: _at, ...purchase }: KeptPurchase) =>
  planPurchase(book, ownIdentity('purchase'), { customerId: id, ...purchase }, null)

/** Takes the points of a reward from the balance. Which lots they come from, only the server knows. */
function pay(book: Book, business: KeptBusiness, { rewardId, points }: { rewardId: string; points: number }) {
  const sold = business.redeeming.rewards.find(({ id }) => id === rewardId)
  const program = book.account.programs.find(({ id }) => id === sold?.program_id)
  if (!sold || !program?.standing || program.standing.points_balance < points) return
  const lot = { id: rewardId, program_id: program.id, remaining: points, expires_at: null }
  planPaid(book, ownIdentity('redemption'), claimable({ ...sold, points_price: points }), [lot], {})
}

/** A reward of the catalogue, as the rules of a claim read it. */
export const claimable = ({ id, program_id, name, points_price, valid_days }: KeptReward): Claimable => ({
  ...{ id, program_id, name, points_price, valid_days },
  type: 'catalogue',
  description: null,
  active: true,
})

type KeptReward = KeptBusiness['redeeming']['rewards'][number]

/** An account as far as a till keeps it. Totals that no rule of earning reads begin at 0. */
function accountOf(business: KeptBusiness, customer: KeptCustomer): Account {
  return {
    business: {
      timeZone: business.time_zone,
      currency: business.currency,
      locale: business.locale,
      visitWindowMinutes: business.visit_window_minutes,
      counterMostAmount: null,
    },
    customer: {
      id: customer.id,
      total_points: 0,
      lifetime_points_earned: 0,
      total_visits: customer.total_visits,
      last_visit_at: customer.last_visit_at === null ? null : new Date(customer.last_visit_at),
      total_spent: 0,
    },
    programs: business.programs.map((program) => ({
      id: program.id,
      name: program.name,
      status: program.status,
      archived: false,
      terms: program.terms,
      reward: program.reward,
      standing: standingIn(program.id, customer),
    })),
    somethingDue: false,
    visitsThen: null,
  }
}

function standingIn(programId: string, { id, cards }: KeptCustomer): AccountProgram['standing'] {
  const card = cards.find(({ program_id }) => program_id === programId)
  if (!card) return null
  const { card_expires_at: end, ...counts } = card
  const standing: Standing = {
    ...counts,
    business_id: '',
    id: programId,
    customer_id: id,
    card_id: card.card_places === null ? null : programId,
    card_expires_at: end === null ? null : new Date(end),
    enrolled_at: new Date(0),
    last_activity_at: null,
  }
  return standing
}
