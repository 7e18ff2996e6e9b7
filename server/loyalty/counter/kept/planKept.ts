import {
  type Account,
  type AccountProgram,
  earnedRewards,
  openBook,
  ownIdentity,
  planExpiry,
  type Standing,
} from '#server/loyalty/ledger/rules.ts'
import { planPurchase } from '../purchase/planPurchase.ts'
import type { Purchase, PurchaseEffect } from '../purchase/purchase.ts'
import type { KeptBusiness, KeptCustomer } from './keptContract.ts'

/** A purchase as a till records it without a connection. */
export type KeptPurchase = Pick<Purchase, 'amount' | 'stamps' | 'confirmRepeatVisit'> & { at: Date }

/** Nobody yet: who recorded it is judged when it arrives. */
const nobody = { kind: 'system', name: 'till' } as const

/**
 * The effect of the last of a customer's purchases, after those before it, from what a till keeps: the plan that the
 * server makes. Cards that are past their date have expired; points that expired since are still in the balance.
 * @param purchases in the order of time, at least one
 */
export function planKept(
  business: KeptBusiness,
  customer: KeptCustomer,
  purchases: readonly KeptPurchase[],
): PurchaseEffect {
  const account = accountOf(business, customer)
  let effect: PurchaseEffect | undefined
  for (const { at, ...purchase } of purchases) {
    const book = openBook({ businessId: '', actor: nobody, device: null, now: at }, account)
    planExpiry(book, { lots: [], rewards: [] })
    const plan = planPurchase(book, ownIdentity('purchase'), { customerId: customer.id, ...purchase }, null)
    effect = {
      ...plan,
      rewards: earnedRewards(book).map((reward) => ({ ...reward, redemption_code: null })),
    }
  }
  if (!effect) throw new Error('a plan needs a purchase')
  return effect
}

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
