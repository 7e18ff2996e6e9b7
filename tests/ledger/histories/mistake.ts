import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordPurchase, undoOperation } from '#server/loyalty/counter/index.ts'
import {
  customerRewards,
  pointLots,
  customerProgramProgress as progress,
} from '#server/loyalty/ledger/tables.ts'
import type { TestBusiness } from '#tests/world/index.ts'
import { customer, key } from '../till.ts'
import type { Game } from './game.ts'
import type { Step } from './histories.ts'

/** A purchase that is undone at once leaves everything as before. */
export async function mistakeAndUndo(
  { business, customers }: Game,
  { who, amount, stamps }: Step & { does: 'mistake' },
) {
  const customerId = customers[who]!
  // A first purchase ends what has expired and joins new programs, which is no part of the mistake.
  const visit = { customerId, amount: 0, confirmRepeatVisit: true }
  await business.run((ctx) => recordPurchase(ctx, { ...visit, idempotencyKey: key() }))
  const before = await everythingOf(business, customerId)
  const mistake = { customerId, amount, stamps, confirmRepeatVisit: true, confirmAmount: true }
  const { operation_id: operationId } = await business.run((ctx) =>
    recordPurchase(ctx, { ...mistake, idempotencyKey: key() }),
  )
  const undone = await business.run((ctx) => undoOperation(ctx, { operationId, idempotencyKey: key() }))
  expect(undone.not_taken_back).toEqual([])
  expect(await everythingOf(business, customerId)).toEqual(before)
}

async function everythingOf(business: TestBusiness, customerId: string) {
  const person = await customer(business, customerId)
  const [standings, lots, rewards] = await business.run(({ tx }) =>
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
