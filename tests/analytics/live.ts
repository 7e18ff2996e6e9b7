import { eraseCustomer, mergeCustomers } from '#server/data/customer-record/index.ts'
import { redeem } from '#server/loyalty/rewards/index.ts'
import { buy, claim, key, leftOf, offer, refund, standing, undo } from '#tests/ledger/till.ts'
import type { TestBusiness, World } from '#tests/world/index.ts'

export const timeZone = 'America/New_York'
/** Seventy days later New York has winter time. */
const START = new Date('2026-09-01T14:00:00Z')
export const programs = {
  points: { pointsPerDollar: 1, minimumRedemption: 1, welcomeBonus: 5 },
  discount: { tiers: [{ visits: 3, discount: 10 }] },
}
export const openBusiness = (world: World, zone = timeZone) =>
  world.newBusiness({ timeZone: zone, now: START, programs })

export const merge = (business: TestBusiness, customerId: string, duplicateId: string) =>
  business.run(
    (ctx) => mergeCustomers(ctx, { customerId, duplicateId, confirmation: 'Anna', idempotencyKey: key() }),
    business.owner,
  )
export const erase = (business: TestBusiness, customerId: string, confirmation: string) =>
  business.run((ctx) => eraseCustomer(ctx, { customerId, confirmation }), business.owner)

/**
 * Seventy days of a business: people join, buy, return, undo and redeem as `below` draws it. `meanwhile` runs at the
 * end of each day.
 */
export async function live(
  business: TestBusiness,
  below: (most: number) => number,
  meanwhile = async () => {},
): Promise<TestBusiness> {
  const tea = await offer(business, 5)
  const people = [await business.addCustomer('Ana'), await business.addCustomer('Ana')]
  const sales: { id: string; paid: number }[] = []
  for (let day = 0; day < 70; day++) {
    business.passMinutes(20 * 60 + below(8 * 60))
    if (people.length < 8 && below(3) === 0) people.push(await business.addCustomer('Ana'))
    const who = people[below(people.length)]!
    const amount = 500 + below(5000)
    const { operation_id: id } = await buy(business, who, amount)
    const last = sales.at(-1)
    const what = below(8)
    if (what === 0) await undo(business, id)
    else if (what === 1) {
      await refund(business, id, 1 + below(Math.floor(amount * 0.9) - 1))
      if (below(2) === 0) await refund(business, id, await leftOf(business, id))
    } else if (what === 2 && last) await undo(business, last.id)
    else if (what === 3) await useTea(business, people[below(people.length)]!, tea.id, below(4))
    if (what > 3) sales.push({ id, paid: amount })
    else if (what === 2) sales.pop()
    await meanwhile()
  }
  const anna = await business.addCustomer('Anna')
  await buy(business, anna, 900)
  await merge(business, people[0]!, anna)
  await erase(business, people[1]!, 'Ana')
  return business
}

/** Buys a reward if there are enough points, and redeems it. Some customers undo that, or never collect the reward. */
async function useTea(business: TestBusiness, customerId: string, tea: string, what: number) {
  // A customer who has not come yet is in no program.
  const held = await standing(business, customerId, business.programs.points.id)
  if (!held || held.points_balance < 5) return
  const { reward } = await claim(business, customerId, tea)
  if (what === 0) return
  const code = reward.redemption_code
  const { operation_id } = await business.run(
    (ctx) => redeem(ctx, { code, idempotencyKey: key() }),
    business.owner,
  )
  if (what === 1) await undo(business, operation_id)
}
