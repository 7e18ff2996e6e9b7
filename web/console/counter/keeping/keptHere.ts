import type {
  KeptBusiness,
  KeptCustomer,
  PurchaseInput,
  PurchasePreview,
} from '#server/loyalty/counter/contract.ts'
import {
  type KeptPurchase,
  type KeptRedemption,
  planGiving,
  planKept,
} from '#server/loyalty/counter/rules.ts'
import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { isTooOld, type Keeping } from '#web/outbox/keeping/keeping.ts'
import { keptCustomers } from '#web/outbox/keeping/keptCustomers.ts'
import { isNewcomer, type KeptOperation } from '#web/outbox/keptOperation.ts'
import { outbox } from '#web/outbox/outbox.ts'
import type { FoundCustomer, SeenView } from '../seen.ts'
import { sayAtTill } from './sayAtTill.ts'

/** As many as the server's look-up shows. */
const MOST_FOUND = 8
const DIGITS = 4

/** Names the effect of a plan that no server made, which the server compares with its own. */
const OWN_PLAN = 'kept'

export type Kept = NonNullable<Awaited<ReturnType<typeof readKept>>>

/** What this device keeps of the business on the screen, as the server would answer; undefined if it keeps nothing. */
export async function readKept(businessId: string) {
  const keeping = await keptCustomers.read(businessId).catch(() => undefined)
  if (!keeping?.kept || isTooOld(keeping, Date.now())) return undefined
  const business = withRedeeming(keeping.kept.business)
  const customers = await customersOf(keeping)
  const find = (id: string) =>
    isNewcomer(id) ? newcomer(id) : customers.find((customer) => customer.id === id)
  const ahead = Date.parse(business.read_at) - Date.parse(keeping.contactAt)
  return {
    search: (words: string): FoundCustomer[] =>
      customers.filter(matching(words)).slice(0, MOST_FOUND).map(viewOf),
    view: (customerId: string): SeenView | undefined => {
      const customer = find(customerId)
      return customer && seenAs(customer, business, ahead)
    },
    /** What the purchase gives, after those of the customer that wait on this device. */
    preview: ({ customer_id, ...purchase }: PurchaseInput): PurchasePreview | undefined => {
      const customer = find(customer_id)
      if (!customer || purchase.apply_reward_code !== undefined) return undefined
      const now = new Date(Date.now() + ahead)
      return said(planKept(business, customer, waitingOf(customer_id, ahead), planned(purchase, now)))
    },
    /** True if a code is taken as a claim. What it is worth nobody here knows, so it is not where there is a limit. */
    takesCodes: business.redeeming.most === null,
  }
}

/** What an older build kept has nothing to give. */
const withRedeeming = (
  business: Partial<Pick<KeptBusiness, 'redeeming'>> & Omit<KeptBusiness, 'redeeming'>,
): KeptBusiness => ({
  ...business,
  redeeming: business.redeeming ?? { most: 0, rewards: [] },
})

/** Somebody whom nobody knows yet. */
const newcomer = (id: string): KeptCustomer => ({
  ...{ id, unique_customer_id: '', first_name: null, last_digits: null },
  ...{ total_visits: 0, last_visit_at: null, cards: [], rewards: [] },
})

/** The customers of the last contact, read once: a till looks for them with every key. */
let read: { contactAt: string; customers: Promise<KeptCustomer[]> } | undefined

function customersOf({ businessId, contactAt }: Keeping): Promise<KeptCustomer[]> {
  if (read?.contactAt !== contactAt)
    read = { contactAt, customers: keptCustomers.customers(businessId).then(latestFirst) }
  return read.customers
}

const latestFirst = <Customer extends KeptCustomer>(customers: Customer[]): Customer[] =>
  customers.sort((one, other) => Date.parse(other.last_visit_at ?? '') - Date.parse(one.last_visit_at ?? ''))

/** By the last digits of a phone, the id of a card, or the beginning of a first name. */
function matching(words: string): (customer: KeptCustomer) => boolean {
  const wanted = words.trim()
  const digits = wanted.replace(/\D/g, '')
  if (/^\+?[\d\s().-]+$/.test(wanted) && digits.length >= DIGITS)
    return ({ last_digits }) => last_digits === digits.slice(-DIGITS)
  const code = wanted.toUpperCase()
  const name = foldText(wanted)
  return ({ unique_customer_id, first_name }) =>
    unique_customer_id === code || (first_name !== null && foldText(first_name).startsWith(name))
}

/** A customer as the server shows them, without what this device does not keep. */
const viewOf = (customer: KeptCustomer): FoundCustomer => ({
  id: customer.id,
  unique_customer_id: customer.unique_customer_id,
  first_name: customer.first_name,
  last_digits: customer.last_digits,
  total_visits: customer.total_visits,
  last_visit_at: customer.last_visit_at,
  ...notKept,
})

const notKept = {
  last_name: null,
  email: null,
  phone: null,
  phone_proven_at: null,
  birthday: null,
  total_points: 0,
  lifetime_points_earned: 0,
  opted_in_sms: false,
  opted_in_email: false,
  portal_enabled: false,
  created_at: '',
} satisfies Partial<CustomerView>

function seenAs(customer: KeptCustomer, business: KeptBusiness, ahead: number): SeenView {
  const now = new Date(Date.now() + ahead)
  const { held, sold } = planGiving(business, customer, waitingOf(customer.id, ahead), now)
  const typeOf = (rewardId: string) =>
    business.programs.find(({ reward }) => reward?.id === rewardId)?.reward?.type ?? 'catalogue'
  return {
    customer: viewOf(customer),
    read_at: business.read_at,
    birthday_in_days: null,
    cards: business.programs.flatMap(({ reward: _reward, reward_at, ...program }) => {
      const card = customer.cards.find(({ program_id }) => program_id === program.id)
      if (program.status === 'paused' && !card) return []
      const progress = {
        points_balance: card?.points_balance ?? 0,
        total_earned: card?.total_earned ?? 0,
        reward_at,
        stamps_current: card?.stamps_current ?? 0,
        places: card?.card_places ?? null,
        card_expires_at: card?.card_expires_at ?? null,
        visits: program.terms.type === 'discount' ? customer.total_visits : 0,
      }
      return [{ program, progress, expiring: null }]
    }),
    rewards: held.map(({ id, program_id, reward_id, name, expires_at }) => ({
      ...{ id, program_id, name, expires_at, type: typeOf(reward_id) },
      ...{ description: null, redemption_code: '', points_back: null },
    })),
    offers: sold.map(({ reward_id: id, program_id, name, points_price, locked }) => ({
      ...{ id, program_id, name, points_price, locked, description: null },
    })),
    gives: business.redeeming.most !== 0,
    tooMuch: [
      ...held.flatMap(({ id, within }) => (within ? [] : [id])),
      ...sold.flatMap(({ reward_id, within }) => (within ? [] : [reward_id])),
    ],
    recent: [],
    clockAhead: ahead,
    own: [],
    keptSince: business.read_at,
  }
}

const planned = (
  { amount, stamps, confirm_repeat_visit }: Omit<PurchaseInput, 'customer_id'>,
  at: Date,
): KeptPurchase => ({
  amount,
  stamps,
  confirmRepeatVisit: confirm_repeat_visit,
  at,
})

/** What the customer did and got on this device that waits, in the order of time. */
const waitingOf = (customerId: string, ahead: number): (KeptPurchase | KeptRedemption)[] =>
  outbox
    .waiting()
    .operations.filter((operation) => operation.customerId === customerId)
    .map((operation) => asPlanned(operation, new Date(Date.parse(operation.happenedAt) + ahead)))

function asPlanned(operation: KeptOperation, at: Date): KeptPurchase | KeptRedemption {
  if (operation.kind === 'purchase') return planned(operation.input, at)
  const { name, input } = operation
  const { customer_reward_id, reward_id, points = 0, code = '' } = input
  if (customer_reward_id !== undefined) return { at, name, customerRewardId: customer_reward_id }
  return reward_id === undefined ? { at, name, code } : { at, name, rewardId: reward_id, points }
}

/** A plan in the language of the page. */
function said({ discount, visit, programs, notes, ...effect }: ReturnType<typeof planKept>): PurchasePreview {
  const say = <Text extends string | null>(text: Text) =>
    (text === null || !sayAtTill ? text : sayAtTill(text)) as Text
  return {
    ...effect,
    discount: discount && { ...discount, name: say(discount.name) },
    visit: { ...visit, reason: say(visit.reason) },
    programs: programs.map((program) => ({ ...program, reason: say(program.reason) })),
    notes: notes.map(say),
    preview_token: OWN_PLAN,
  }
}
