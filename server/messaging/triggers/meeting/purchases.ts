import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { idsOf, type Subscriber } from '#server/loyalty/events/index.ts'
import { operations, transactions } from '#server/loyalty/ledger/tables.ts'
import { findAudience } from '#server/messaging/messages/index.ts'
import { usualConfig } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { findTriggers, type Sends, type Trigger, templatesOf } from '../findTrigger.ts'
import { meetLater } from '../rounds/later.ts'
import { highestReached, type Step } from './highestReached.ts'
import { meet } from './meet.ts'

/** What follows a purchase: points that are reached, each number once in a customer's life, and the n-th visit. */
export const purchaseSubscriber: Subscriber = {
  types: ['operation.recorded'],
  async handleTogether(ctx, happened) {
    const sending = await findSending(ctx)
    if (sending.length === 0) return
    const recorded = idsOf(happened, 'operation.recorded')
    const customers = new Map(recorded.map(({ operation_id, customer_id }) => [operation_id, customer_id]))
    const purchases = await findPurchases(ctx, [...customers.keys()])
    // A gift locks its customer: by ascending id, like every verb that locks several.
    const byCustomer = [...Map.groupBy(purchases, ({ id }) => customers.get(id)!)].sort(([one], [other]) =>
      one < other ? -1 : 1,
    )
    for (const [customerId, theirs] of byCustomer)
      for (const purchase of theirs)
        for (const { trigger, sends } of sending)
          if (!(await meetLater(ctx, trigger, { customerId, operationId: purchase.id })))
            await meetPurchase(ctx, { trigger, sends, purchase, customerId })
  },
}

/** The triggers that a purchase can meet, with what they send at this moment. */
async function findSending(ctx: BusinessContext): Promise<{ trigger: Trigger; sends: Sends }[]> {
  const sending = []
  for (const trigger of await findTriggers(ctx, ['points_milestone', 'nth_visit'])) {
    const sends = await templatesOf(ctx, trigger)
    if (sends.sms || sends.email) sending.push({ trigger, sends })
  }
  return sending
}

type Purchase = { id: string; at: Date; isVisit: boolean }
export type PurchaseMet = { trigger: Trigger; sends: Sends; purchase: Purchase; customerId: string }

export async function meetPurchase(ctx: BusinessContext, met: PurchaseMet): Promise<void> {
  const mark = await (met.trigger.kind === 'nth_visit' ? visitOf(ctx, met) : milestoneOf(ctx, met))
  if (mark === undefined) return
  const { business, customer } = await findAudience(ctx, met.customerId)
  await meet(ctx, { ...met, business, customer, mark: String(mark) })
}

async function milestoneOf(ctx: BusinessContext, { sends, purchase, customerId }: PurchaseMet) {
  const milestones = sends.sms?.config.milestones ?? sends.email?.config.milestones ?? usualConfig.milestones
  return highestReached(milestones, await findStep(ctx, customerId, purchase))
}

async function visitOf(ctx: BusinessContext, { trigger, purchase, customerId }: PurchaseMet) {
  const { switched_on_at: since, settings } = trigger
  if (!purchase.isVisit || !since || purchase.at < since) return undefined
  const { customer } = await findAudience(ctx, customerId)
  const later = await visitsAfter(ctx, customerId, purchase)
  return customer.total_visits - later === settings.visit ? settings.visit : undefined
}

const undo = alias(operations, 'undo')

/**
 * The purchases at the till or by the API among these operations that nobody has taken back, in their order: what a file, a
 * correction or a merge brought is no step of a customer's.
 */
export async function findPurchases(
  { tx, businessId }: BusinessContext,
  operationIds: string[],
): Promise<Purchase[]> {
  return tx
    .select({ id: operations.id, at: operations.created_at, isVisit: operations.counts_as_visit })
    .from(operations)
    .where(
      and(
        eq(operations.business_id, businessId),
        inArray(operations.id, operationIds),
        eq(operations.kind, 'purchase'),
        inArray(operations.source, ['counter', 'api']),
        sql`not exists (select from ${operations} ${undo}
          where ${undo.business_id} = ${businessId} and ${undo.reverses_id} = ${operations.id})`,
      ),
    )
    .orderBy(operations.created_at, operations.id)
}

/** What a purchase did to a customer's points. Steps that follow each other have no gap, in whatever order they are looked at. */
async function findStep(
  { tx, businessId }: BusinessContext,
  customerId: string,
  { id, at }: Purchase,
): Promise<Step> {
  const earlier = sql`(${transactions.created_at}, ${transactions.operation_id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`
  const own = sql`${transactions.operation_id} = ${id}::uuid`
  const [sums] = await tx
    .select({
      from: sql<number>`coalesce(sum(${transactions.points}) filter (where ${earlier}), 0)::float8`,
      gained: sql<number>`coalesce(sum(${transactions.points}) filter (where ${own}), 0)::float8`,
    })
    .from(transactions)
    .where(and(eq(transactions.business_id, businessId), eq(transactions.customer_id, customerId)))
  const { from, gained } = sums!
  return { from, to: from + gained }
}

/** How many of the customer's visits came after a purchase. */
async function visitsAfter(
  { tx, businessId }: BusinessContext,
  customerId: string,
  { id, at }: Purchase,
): Promise<number> {
  const [sum] = await tx
    .select({
      visits: sql<number>`coalesce(sum(${operations.visits} + ${operations.counts_as_visit}::integer), 0)::float8`,
    })
    .from(operations)
    .where(
      and(
        eq(operations.business_id, businessId),
        eq(operations.customer_id, customerId),
        sql`(${operations.created_at}, ${operations.id}) > (${at.toISOString()}::timestamptz, ${id}::uuid)`,
      ),
    )
  return sum!.visits
}
