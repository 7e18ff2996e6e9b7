import { and, eq, inArray, sql } from 'drizzle-orm'
import { idsOf, type Subscriber } from '#server/loyalty/events/index.ts'
import { operations, transactions } from '#server/loyalty/ledger/tables.ts'
import { findAudience, fullName, queueFor } from '#server/messaging/messages/index.ts'
import { findActiveSmsTemplate, renderText, usualConfig } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'

/** Texts a customer whose purchase took them past a number of points, each number once in their life. */
export const milestoneSubscriber: Subscriber = {
  types: ['operation.recorded'],
  async handle(ctx, happened) {
    const recorded = idsOf(happened, 'operation.recorded')
    const template = await findActiveSmsTemplate(ctx.tx, ctx.businessId, 'points_milestone')
    if (!template) return
    const customerId = recorded[0]!.customer_id
    const step = await findStep(
      ctx,
      customerId,
      recorded.map(({ operation_id }) => operation_id),
    )
    const milestones = template.config.milestones ?? usualConfig.milestones
    const reached = step && highestReached(milestones, step)
    if (reached === undefined) return
    const { business, customer, values } = await findAudience(ctx, customerId)
    if (!customer.phone || !customer.opted_in_sms) return
    await queueFor(ctx, business, {
      type: 'sms',
      purpose: 'marketing',
      capped: true,
      occurrence: `milestone:sms:${customerId}:${reached}`,
      customerId,
      recipient: customer.phone,
      recipientName: fullName(customer),
      content: renderText(template.message_template, values),
      template: { id: template.id, name: template.name },
    })
  },
}

/** Points that a customer had before and after. */
type Step = { from: number; to: number }

/** Of several that one purchase passed, the highest: nobody reads of 100 and 250 at once. */
export const highestReached = (milestones: number[], { from, to }: Step): number | undefined =>
  milestones.filter((points) => from < points && points <= to).sort((one, other) => other - one)[0]

/**
 * What purchases at the till and by the API did to a customer's points; undefined where there was none among these
 * operations, for what a file, a correction or a merge brought is no step of the customer's. Steps that follow each
 * other have no gap, in whatever order they are looked at.
 */
async function findStep(
  { tx, businessId }: BusinessContext,
  customerId: string,
  operationIds: string[],
): Promise<Step | undefined> {
  const [purchase] = await tx
    .select({ id: operations.id, at: operations.created_at })
    .from(operations)
    .where(
      and(
        eq(operations.business_id, businessId),
        inArray(operations.id, operationIds),
        eq(operations.kind, 'purchase'),
        inArray(operations.source, ['counter', 'api']),
      ),
    )
  if (!purchase) return undefined
  const { id, at } = purchase
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
