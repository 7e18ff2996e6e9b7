import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordPurchase, undoOperation } from '#server/loyalty/counter/index.ts'
import { pointLots, customerProgramProgress as progress } from '#server/loyalty/ledger/tables.ts'
import { customerRewards } from '#server/loyalty/rewards/tables.ts'
import type { TestShop } from '#tests/world/index.ts'
import type { Game } from './game.ts'
import type { Step } from './histories.ts'
import { customer, key } from './till.ts'

/** A purchase that is undone at once leaves everything as it was, but for what joining gave. */
export async function mistakeAndUndo(
  { shop, guests }: Game,
  { who, amount, stamps }: Step & { does: 'mistake' },
) {
  const customerId = guests[who]!
  // What is due expires and new programs are joined first: that is no part of the mistake.
  const visit = { customerId, amount: 0, confirmRepeatVisit: true }
  await shop.run((ctx) => recordPurchase(ctx, { ...visit, idempotencyKey: key() }))
  const before = await everythingOf(shop, customerId)
  const mistake = { customerId, amount, stamps, confirmRepeatVisit: true }
  const { operation_id: operationId } = await shop.run((ctx) =>
    recordPurchase(ctx, { ...mistake, idempotencyKey: key() }),
  )
  const undone = await shop.run((ctx) => undoOperation(ctx, { operationId, idempotencyKey: key() }))
  expect(undone.not_taken_back).toEqual([])
  expect(await everythingOf(shop, customerId)).toEqual(before)
}

async function everythingOf(shop: TestShop, customerId: string) {
  const person = await customer(shop, customerId)
  const [standings, lots, rewards] = await shop.run(({ tx }) =>
    Promise.all([
      tx.select().from(progress).where(eq(progress.customer_id, customerId)).orderBy(progress.id),
      tx.select().from(pointLots).where(eq(pointLots.customer_id, customerId)).orderBy(pointLots.id),
      tx
        .select()
        .from(customerRewards)
        .where(eq(customerRewards.customer_id, customerId))
        .orderBy(customerRewards.id),
    ]),
  )
  return {
    person,
    standings: standings.map(({ last_activity_at: _when, ...rest }) => rest),
    lots: lots.filter(({ remaining }) => remaining > 0),
    rewards: rewards.filter(({ status }) => status !== 'void'),
  }
}
