import { and, eq, or } from 'drizzle-orm'
import { businesses } from '#server/businesses/business/tables.ts'
import {
  type Purchase,
  recordPurchase,
  refundPurchase,
  undoOperation,
} from '#server/loyalty/counter/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { describedColumns, sentenceOf } from '#server/loyalty/ledger/index.ts'
import {
  customerRewards,
  operations,
  pointLots,
  customerProgramProgress as progress,
  transactions,
} from '#server/loyalty/ledger/tables.ts'
import { claimReward, createReward, redeem } from '#server/loyalty/rewards/index.ts'
import type { Actor } from '#server/platform/context/context.ts'
import type { TestBusiness } from '#tests/world/index.ts'

/** The acts of a till, under short names for scenarios. Each call has its own key unless one is given. */

export const key = (): string => crypto.randomUUID()

export const buy = (
  business: TestBusiness,
  customerId: string,
  amount?: number,
  more: Partial<Purchase> & { idempotencyKey?: string } = {},
  actor?: Actor,
) =>
  business.run(
    (ctx) => recordPurchase(ctx, { customerId, amount, confirmAmount: true, idempotencyKey: key(), ...more }),
    actor,
  )

/** A visit that counts: half an hour after the last. */
export async function visit(business: TestBusiness, customerId: string, more: Partial<Purchase> = {}) {
  business.passMinutes(30)
  return buy(business, customerId, undefined, more)
}

export const undo = (
  business: TestBusiness,
  operationId: string,
  actor: Actor = business.owner,
  reason = 'mistake',
) => business.run((ctx) => undoOperation(ctx, { operationId, reason, idempotencyKey: key() }), actor)

export const refund = async (
  business: TestBusiness,
  operationId: string,
  amount: number,
  {
    actor = business.owner,
    reason = 'too bitter',
    idempotencyKey = key(),
    left,
  }: {
    actor?: Actor
    left?: number
    reason?: string
    idempotencyKey?: string
  } = {},
) => {
  const seen = left ?? (await leftOf(business, operationId))
  return business.run(
    (ctx) => refundPurchase(ctx, { operationId, amount, left: seen, reason, idempotencyKey }),
    actor,
  )
}

/** The part of a purchase that was not refunded yet, in minor units. */
export async function leftOf(business: TestBusiness, operationId: string): Promise<number> {
  const rows = await business.run((ctx) =>
    ctx.tx
      .select({ amount: operations.amount })
      .from(operations)
      .where(or(eq(operations.id, operationId), eq(operations.refunds_id, operationId))),
  )
  return rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}

export const claim = (business: TestBusiness, customerId: string, rewardId: string, idempotencyKey = key()) =>
  business.run((ctx) => claimReward(ctx, { customerId, rewardId, idempotencyKey }))

export const redeemCode = (business: TestBusiness, code: string, actor?: Actor) =>
  business.run((ctx) => redeem(ctx, { code, idempotencyKey: key() }), actor)

export const offer = (
  business: TestBusiness,
  pointsPrice: number,
  more: { stock?: number; validDays?: number } = {},
) =>
  business.run((ctx) =>
    createReward(ctx, { programId: business.programs.points.id, name: 'Free coffee', pointsPrice, ...more }),
  )

/** A customer's progress in a program. */
export async function standing(business: TestBusiness, customerId: string, programId: string) {
  const [row] = await business.run((ctx) =>
    ctx.tx
      .select()
      .from(progress)
      .where(and(eq(progress.customer_id, customerId), eq(progress.program_id, programId))),
  )
  return row!
}

export const points = async (business: TestBusiness, customerId: string): Promise<number> =>
  (await standing(business, customerId, business.programs.points.id)).points_balance

export async function customer(business: TestBusiness, customerId: string) {
  const [row] = await business.run((ctx) =>
    ctx.tx.select().from(customers).where(eq(customers.id, customerId)),
  )
  return row!
}

export async function operation(business: TestBusiness, id: string) {
  const [row] = await business.run((ctx) => ctx.tx.select().from(operations).where(eq(operations.id, id)))
  return row!
}

export const rewardsOf = (business: TestBusiness, customerId: string) =>
  business.run((ctx) =>
    ctx.tx
      .select()
      .from(customerRewards)
      .where(eq(customerRewards.customer_id, customerId))
      .orderBy(customerRewards.id),
  )

export const lotsOf = (business: TestBusiness, customerId: string) =>
  business.run((ctx) =>
    ctx.tx.select().from(pointLots).where(eq(pointLots.customer_id, customerId)).orderBy(pointLots.id),
  )

/** The sentences of a customer's history, oldest first. */
export const sentences = async (business: TestBusiness, customerId: string): Promise<string[]> => {
  const rows = await business.run((ctx) =>
    ctx.tx
      .select({ entry: describedColumns, locale: businesses.locale })
      .from(transactions)
      .innerJoin(businesses, eq(businesses.id, transactions.business_id))
      .where(eq(transactions.customer_id, customerId))
      .orderBy(transactions.id),
  )
  return rows.map(({ entry, locale }) => sentenceOf(entry, locale))
}
