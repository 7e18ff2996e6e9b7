import { and, eq } from 'drizzle-orm'
import { businesses } from '#server/businesses/directory/tables.ts'
import {
  type Purchase,
  recordPurchase,
  refundPurchase,
  undoOperation,
} from '#server/loyalty/counter/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { sentenceOf, toldColumns } from '#server/loyalty/ledger/index.ts'
import {
  operations,
  pointLots,
  customerProgramProgress as progress,
  transactions,
} from '#server/loyalty/ledger/tables.ts'
import { claimReward, createReward, redeem } from '#server/loyalty/rewards/index.ts'
import { customerRewards } from '#server/loyalty/rewards/tables.ts'
import type { Actor } from '#server/platform/context.ts'
import type { TestShop } from '#tests/world/index.ts'

/** What a till does, in short words for scenarios. Each call has a key of its own unless it is given. */

export const key = (): string => crypto.randomUUID()

export const buy = (
  shop: TestShop,
  customerId: string,
  amount?: number,
  more: Partial<Purchase> & { idempotencyKey?: string } = {},
  actor?: Actor,
) => shop.run((ctx) => recordPurchase(ctx, { customerId, amount, idempotencyKey: key(), ...more }), actor)

/** A visit of its own: half an hour after the last. */
export async function visit(shop: TestShop, customerId: string, more: Partial<Purchase> = {}) {
  shop.passMinutes(30)
  return buy(shop, customerId, undefined, more)
}

export const undo = (shop: TestShop, operationId: string, actor: Actor = shop.owner, reason = 'mistake') =>
  shop.run((ctx) => undoOperation(ctx, { operationId, reason, idempotencyKey: key() }), actor)

export const refund = (
  shop: TestShop,
  operationId: string,
  amount: number,
  {
    actor = shop.owner,
    reason = 'too bitter',
    idempotencyKey = key(),
  }: {
    actor?: Actor
    reason?: string
    idempotencyKey?: string
  } = {},
) => shop.run((ctx) => refundPurchase(ctx, { operationId, amount, reason, idempotencyKey }), actor)

export const claim = (shop: TestShop, customerId: string, rewardId: string, idempotencyKey = key()) =>
  shop.run((ctx) => claimReward(ctx, { customerId, rewardId, idempotencyKey }))

export const redeemCode = (shop: TestShop, code: string, actor?: Actor) =>
  shop.run((ctx) => redeem(ctx, { code, idempotencyKey: key() }), actor)

export const offer = (
  shop: TestShop,
  pointsPrice: number,
  more: { stock?: number; validDays?: number } = {},
) =>
  shop.run((ctx) =>
    createReward(ctx, { programId: shop.programs.points.id, name: 'Free coffee', pointsPrice, ...more }),
  )

/** Where a customer stands in a program. */
export async function standing(shop: TestShop, customerId: string, programId: string) {
  const [row] = await shop.run((ctx) =>
    ctx.tx
      .select()
      .from(progress)
      .where(and(eq(progress.customer_id, customerId), eq(progress.program_id, programId))),
  )
  return row!
}

export const points = async (shop: TestShop, customerId: string): Promise<number> =>
  (await standing(shop, customerId, shop.programs.points.id)).points_balance

export async function customer(shop: TestShop, customerId: string) {
  const [row] = await shop.run((ctx) => ctx.tx.select().from(customers).where(eq(customers.id, customerId)))
  return row!
}

export async function operation(shop: TestShop, id: string) {
  const [row] = await shop.run((ctx) => ctx.tx.select().from(operations).where(eq(operations.id, id)))
  return row!
}

export const rewardsOf = (shop: TestShop, customerId: string) =>
  shop.run((ctx) =>
    ctx.tx
      .select()
      .from(customerRewards)
      .where(eq(customerRewards.customer_id, customerId))
      .orderBy(customerRewards.id),
  )

export const lotsOf = (shop: TestShop, customerId: string) =>
  shop.run((ctx) =>
    ctx.tx.select().from(pointLots).where(eq(pointLots.customer_id, customerId)).orderBy(pointLots.id),
  )

/** What the customer reads, oldest first. */
export const sentences = async (shop: TestShop, customerId: string): Promise<string[]> => {
  const rows = await shop.run((ctx) =>
    ctx.tx
      .select({ entry: toldColumns, locale: businesses.locale })
      .from(transactions)
      .innerJoin(businesses, eq(businesses.id, transactions.business_id))
      .where(eq(transactions.customer_id, customerId))
      .orderBy(transactions.id),
  )
  return rows.map(({ entry, locale }) => sentenceOf(entry, locale))
}
