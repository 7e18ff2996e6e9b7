import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { businesses } from '#server/businesses/business/tables.ts'
import { findNames } from '#server/identity/auth/index.ts'
import { findConsents } from '#server/loyalty/customers/index.ts'
import { describedColumns, isDescribed } from '#server/loyalty/ledger/index.ts'
import { customerRewards, operations, transactions } from '#server/loyalty/ledger/tables.ts'
import { loyaltyPrograms as programs } from '#server/loyalty/programs/tables.ts'
import { communicationLogs } from '#server/messaging/messages/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { behind } from '#server/platform/database/index.ts'
import type { TimeCursor } from '#server/platform/http/pages/page.ts'

const MOST_REWARDS = 100
const MOST_CONSENTS = 200

export const findHistory = (
  { tx, businessId }: BusinessContext,
  customerIds: string[],
  place: TimeCursor | null,
  most: number,
) =>
  tx
    .select({
      id: transactions.id,
      operation_id: transactions.operation_id,
      kind: operations.kind,
      entry: describedColumns,
      customer_id: transactions.customer_id,
      locale: businesses.locale,
      program_name: programs.name,
      staff_name: operations.staff_name,
      note: operations.note,
      happened_at: operations.happened_at,
      at: transactions.created_at,
    })
    .from(transactions)
    .innerJoin(businesses, eq(businesses.id, businessId))
    .leftJoin(programs, and(eq(programs.business_id, businessId), eq(programs.id, transactions.program_id)))
    .innerJoin(
      operations,
      and(eq(operations.business_id, businessId), eq(operations.id, transactions.operation_id)),
    )
    .where(
      and(
        eq(transactions.business_id, businessId),
        inArray(transactions.customer_id, customerIds),
        isDescribed('transactions'),
        behind(transactions.created_at, transactions.id, place),
      ),
    )
    .orderBy(desc(transactions.created_at), desc(transactions.id))
    .limit(most)

export const findMessages = (
  { tx, businessId }: BusinessContext,
  customerId: string,
  place: TimeCursor | null,
  most: number,
) =>
  tx
    .select({
      id: communicationLogs.id,
      type: communicationLogs.type,
      direction: communicationLogs.direction,
      subject: communicationLogs.subject,
      content: communicationLogs.content,
      template_name: communicationLogs.template_name,
      state: communicationLogs.state,
      failure: communicationLogs.failure,
      opened_at: communicationLogs.opened_at,
      read_at: communicationLogs.read_at,
      at: communicationLogs.created_at,
    })
    .from(communicationLogs)
    .where(
      and(
        eq(communicationLogs.business_id, businessId),
        eq(communicationLogs.customer_id, customerId),
        behind(communicationLogs.created_at, communicationLogs.id, place),
      ),
    )
    .orderBy(desc(communicationLogs.created_at), desc(communicationLogs.id))
    .limit(most)

export const findRewards = ({ tx, businessId }: BusinessContext, customerId: string) =>
  tx
    .select({ reward: customerRewards, program_name: programs.name })
    .from(customerRewards)
    .innerJoin(
      programs,
      and(eq(programs.business_id, businessId), eq(programs.id, customerRewards.program_id)),
    )
    .where(and(eq(customerRewards.business_id, businessId), eq(customerRewards.customer_id, customerId)))
    .orderBy(
      desc(eq(customerRewards.status, 'earned')),
      desc(customerRewards.earned_at),
      desc(customerRewards.id),
    )
    .limit(MOST_REWARDS)

/** Counts what a customer holds besides balances: rewards that can be used, and messages. */
export async function countHoldings(
  { tx, businessId, now }: BusinessContext,
  customerId: string,
): Promise<{ rewards: number; messages: number }> {
  const theirs = (held: typeof customerRewards | typeof communicationLogs) =>
    and(eq(held.business_id, businessId), eq(held.customer_id, customerId))
  const usable = and(
    eq(customerRewards.status, 'earned'),
    or(isNull(customerRewards.expires_at), gt(customerRewards.expires_at, now)),
  )
  const [rewards, messages] = await Promise.all([
    tx.$count(customerRewards, and(theirs(customerRewards), usable)),
    tx.$count(communicationLogs, theirs(communicationLogs)),
  ])
  return { rewards, messages }
}

/** The newest consents with the staff who recorded them. Two queries, because users belong to no business. */
export async function findNamedConsents(ctx: BusinessContext, customerIds: string[]) {
  const rows = await findConsents(ctx, customerIds, MOST_CONSENTS)
  const names = await findNames(
    ctx.tx,
    rows.map(({ recorded_by }) => recorded_by),
  )
  return rows.map((row) => ({ ...row, recorded_by: names.get(row.recorded_by ?? '') ?? null }))
}
