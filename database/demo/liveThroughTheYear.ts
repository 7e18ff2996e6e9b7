import { type ChosenPin, provePhoneWithPin } from '#server/identity/customer-access/index.ts'
import { recordPurchase } from '#server/loyalty/counter/index.ts'
import { addCustomer, type NewCustomer } from '#server/loyalty/customers/index.ts'
import { handOn } from '#server/loyalty/events/index.ts'
import { addScan, addSignUp } from '#server/loyalty/qr-codes/index.ts'
import { claimReward, redeem } from '#server/loyalty/rewards/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { welcomeCustomer } from '#server/portal/join/index.ts'
import { subscribers } from '#server/subscribers.ts'
import { inventJoinDays, inventVisits, type Visit } from './calendarOfVisits.ts'
import type { Act } from './ownersYear.ts'
import type { InTransaction } from './past.ts'
import { inventCustomer } from './people.ts'
import type { Random } from './random.ts'
import type { Return } from './returns.ts'

const DAY = 86_400_000

/**
 * Visits in one transaction. In a longer one, every change at a visit would leave more old row versions to read
 * through.
 */
const TOGETHER = 25

/** Called with the number of visits done, and of all visits. */
export type OnVisit = (done: number, of: number) => void

export type Year = {
  start: Date
  until: Date
  customers: number
  visits: number
  /** The first customer: known by name, with a portal of their own. */
  regular: NewCustomer & { chosenPin: ChosenPin }
}

/** What the owner makes and does: codes to join with, rewards for points, which come with an act, and acts. */
export type OfOwner = { qrCodes: string[]; catalogue: string[]; acts: Act[] }

/** Runs the café's year through the same functions as the till: customers join, buy, claim and redeem. */
export async function liveThroughTheYear(
  inTransaction: InTransaction,
  random: Random,
  year: Year,
  ofOwner: OfOwner,
  onVisit: OnVisit,
): Promise<void> {
  const days = (year.until.getTime() - year.start.getTime()) / DAY
  const cafe = new CafeYear(random, year, ofOwner)
  let coming: (Visit | Return)[] = inventVisits(random, inventJoinDays(random, year.customers, days), {
    ...year,
    total: year.visits,
  })
  let done = 0
  for (const act of [...ofOwner.acts, null]) {
    const isBefore = ({ at }: { at: Date }) => act === null || at < act.at
    for (let some = firstOf(coming, isBefore); some.length > 0; some = firstOf(coming, isBefore)) {
      await inTransaction(async ({ at }) => {
        for (const visit of some) {
          await cafe.visit(at(visit.at), visit)
        }
      })
      coming = coming.slice(some.length)
      done += some.length
      onVisit(done, done + coming.length)
    }
    const brought = (await act?.does(act.at)) ?? []
    if (brought.length > 0) coming = inOrder([...coming, ...brought.filter(({ at }) => at < year.until)])
  }
}

const firstOf = (coming: (Visit | Return)[], isBefore: (visit: { at: Date }) => boolean) =>
  coming.slice(0, TOGETHER).filter(isBefore)

/** A reward that a customer holds. */
type Kept = { id: string; expires_at: string | null }

const isOver = ({ expires_at }: Kept, { now }: BusinessContext) =>
  expires_at !== null && new Date(expires_at) <= now

/** Who joins at a table and does not come back: one of so many customers. */
const ONE_OF = 40
const onlyJoins = (customer: number) => customer % ONE_OF === ONE_OF - 1

const inOrder = (visits: (Visit | Return)[]) =>
  visits.sort((one, other) => one.at.getTime() - other.at.getTime())

class CafeYear {
  readonly #random: Random
  readonly #year: Year
  readonly #qrCodes: string[]
  readonly #customers = new Map<number, string>()
  /** The code that a customer has from an earlier purchase, by the customer's id. */
  readonly #codes = new Map<string, Kept>()
  #codesBrought = 0
  /** The rewards that a customer left for later, the oldest first, by the customer's id. */
  readonly #waiting = new Map<string, Kept[]>()
  #visitsWithWaiting = 0
  readonly #catalogue: string[]

  constructor(random: Random, year: Year, { qrCodes, catalogue }: OfOwner) {
    this.#random = random
    this.#year = year
    this.#qrCodes = qrCodes
    this.#catalogue = catalogue
  }

  async visit(ctx: BusinessContext, visit: Visit | Return): Promise<void> {
    const { amount } = visit
    const customerId = 'customerId' in visit ? visit.customerId : await this.#known(ctx, visit.customer)
    if ('customer' in visit && onlyJoins(visit.customer)) return handOn(ctx, subscribers, [customerId])
    const idempotencyKey = `demo:${customerId}:${ctx.now.getTime()}`
    if ('rewardId' in visit && visit.rewardId)
      await redeem(ctx, { customerRewardId: visit.rewardId, idempotencyKey: `${idempotencyKey}:gift` })
    await this.#useCode(ctx, customerId, idempotencyKey)
    await this.#useWaiting(ctx, customerId, idempotencyKey)
    const { rewards, programs } = await recordPurchase(ctx, { customerId, amount, idempotencyKey })
    // Handed on here, since the relay would take today for the day of the visit.
    await handOn(ctx, subscribers, [customerId])
    const points = programs.find(({ type }) => type === 'points')?.points_balance ?? 0
    if (points > 140 && this.#random.chance(0.3)) await this.#claim(ctx, customerId, idempotencyKey)
    for (const reward of rewards) {
      const { id, type } = reward
      if (type === 'rebate_code') this.#codes.set(customerId, reward)
      // Some rewards are used on the spot, some later, some are still waiting.
      else if (this.#random.chance(0.55)) {
        await redeem(ctx, { customerRewardId: id, idempotencyKey: `${idempotencyKey}:${id}` })
      } else this.#waiting.set(customerId, [...(this.#waiting.get(customerId) ?? []), reward])
    }
  }

  /** Every second customer brings the code along. Nothing is drawn, so the rest of the year does not depend on it. */
  async #useCode(ctx: BusinessContext, customerId: string, key: string): Promise<void> {
    const code = this.#codes.get(customerId)
    if (!code) return
    this.#codes.delete(customerId)
    if (!isOver(code, ctx) && this.#codesBrought++ % 2 === 0)
      await redeem(ctx, { customerRewardId: code.id, idempotencyKey: `${key}:code` })
  }

  /** At every fifth visit with a reward that waits, it is used. Nothing is drawn here either. */
  async #useWaiting(ctx: BusinessContext, customerId: string, key: string): Promise<void> {
    const [oldest, ...others] = (this.#waiting.get(customerId) ?? []).filter((reward) => !isOver(reward, ctx))
    if (!oldest || this.#visitsWithWaiting++ % 5 !== 0) return
    this.#waiting.set(customerId, others)
    await redeem(ctx, { customerRewardId: oldest.id, idempotencyKey: `${key}:${oldest.id}` })
  }

  async #known(ctx: BusinessContext, customer: number): Promise<string> {
    return this.#customers.get(customer) ?? this.#join(ctx, customer)
  }

  async #join(ctx: BusinessContext, customer: number): Promise<string> {
    const { chosenPin, ...regular } = this.#year.regular
    const qr_code_id = this.#random.pick(this.#qrCodes)
    const person = customer === 0 ? regular : inventCustomer(this.#random, customer)
    const { id, phone } = await addCustomer(ctx, { ...person, qr_code_id })
    await welcomeCustomer(ctx, id, 'sign-up')
    if (customer === 0) await provePhoneWithPin(ctx, { customerId: id, phone: phone! }, chosenPin)
    for (let scans = this.#random.whole(1, 2); scans > 0; scans--) await addScan(ctx, qr_code_id)
    await addSignUp(ctx, qr_code_id)
    this.#customers.set(customer, id)
    return id
  }

  async #claim(ctx: BusinessContext, customerId: string, key: string): Promise<void> {
    try {
      const rewardId = this.#random.pick(this.#catalogue)
      const { reward } = await claimReward(ctx, { customerId, rewardId, idempotencyKey: `${key}:claim` })
      if (this.#random.chance(0.8))
        await redeem(ctx, { code: reward.redemption_code, idempotencyKey: `${key}:redeem` })
    } catch (error) {
      // Costs more points than this customer has, as happens at any counter.
      if (!(error instanceof Refusal)) throw error
    }
  }
}
