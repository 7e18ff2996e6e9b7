import { and, asc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import { businesses } from '#server/businesses/directory/tables.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { toldColumns } from '#server/loyalty/ledger/index.ts'
import { operations, transactions } from '#server/loyalty/ledger/tables.ts'
import { loyaltyPrograms } from '#server/loyalty/programs/tables.ts'
import { campaigns } from '#server/messaging/campaigns/tables.ts'
import { communicationLogs } from '#server/messaging/messages/tables.ts'
import { findSegment, selectMembers } from '#server/messaging/segments/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { notFound } from '#server/platform/refusal.ts'

export type CustomerRow = Awaited<ReturnType<typeof selectCustomers>>[number]

/** Customers that were neither merged into another nor erased: all of them, or only these. */
export function selectCustomers(ctx: BusinessContext, after: string, most: number, only?: string[]) {
  return ctx.tx
    .select({
      ...getTableColumns(customers),
      currency: sql<string>`(select currency from businesses where id = ${ctx.businessId}::uuid)`,
      // Written by hand: in a query on one table Drizzle writes columns without the table's name.
      tags: sql<string | null>`(select string_agg(t.name, '; ' order by t.folded_name)
        from customer_tags own join tags t on t.business_id = ${ctx.businessId}::uuid and t.id = own.tag_id
        where own.business_id = ${ctx.businessId}::uuid and own.customer_id = customers.id)`,
    })
    .from(customers)
    .where(
      and(
        eq(customers.business_id, ctx.businessId),
        gt(customers.id, after),
        only && sql`${customers.id} = any(${sql.param(only)}::uuid[])`,
        isNull(customers.merged_into),
        isNull(customers.erased_at),
      ),
    )
    .orderBy(asc(customers.id))
    .limit(most)
}

/**
 * The ids of all members of a segment.
 * @throws {Refusal} 'not_found'; 'invalid' for a rule that cannot be evaluated
 */
export async function findMembers(ctx: BusinessContext, segment: string): Promise<string[]> {
  const { rule } = await findSegment(ctx, segment)
  const rows = await queryRows<{ id: string }>(ctx.tx, await selectMembers(ctx, rule))
  return rows.map(({ id }) => id)
}

/** @throws {Refusal} 'not_found' if one of them never belonged to the business */
export async function requireOwn({ tx, businessId }: BusinessContext, ids: string[]): Promise<void> {
  const own = sql`${customers.id} = any(${sql.param(ids)}::uuid[])`
  const found = await tx.$count(customers, and(eq(customers.business_id, businessId), own))
  if (found < new Set(ids).size) throw notFound('Customer')
}

export type LedgerRow = Awaited<ReturnType<typeof selectLedger>>[number]

/** A page of operations, each with all its entries: one row an entry, and one for an operation without any. */
export function selectLedger(ctx: BusinessContext, after: string, most: number) {
  const { businessId, tx } = ctx
  const page = tx
    .select()
    .from(operations)
    .where(and(eq(operations.business_id, businessId), gt(operations.id, after)))
    .orderBy(asc(operations.id))
    .limit(most)
    .as('page')
  return tx
    .select({
      id: page.id,
      /** What was paid is on the operation's first row only, so that the column can be summed. */
      is_first: sql<boolean>`row_number() over (partition by ${page.id} order by ${transactions.id}) = 1`,
      created_at: page.created_at,
      kind: page.kind,
      source: page.source,
      amount: page.amount,
      discount_amount: page.discount_amount,
      currency: page.currency,
      counts_as_visit: page.counts_as_visit,
      staff_name: page.staff_name,
      device: page.device,
      note: page.note,
      reverses_id: page.reverses_id,
      refunds_id: page.refunds_id,
      unique_customer_id: customers.unique_customer_id,
      entry_id: transactions.id,
      entry_kind: transactions.kind,
      /** Null for an operation without entries. */
      entry: toldColumns,
      locale: businesses.locale,
      program: loyaltyPrograms.name,
    })
    .from(page)
    .innerJoin(businesses, eq(businesses.id, businessId))
    .innerJoin(customers, and(eq(customers.business_id, businessId), eq(customers.id, page.customer_id)))
    .leftJoin(
      transactions,
      and(eq(transactions.business_id, businessId), eq(transactions.operation_id, page.id)),
    )
    .leftJoin(
      loyaltyPrograms,
      and(eq(loyaltyPrograms.business_id, businessId), eq(loyaltyPrograms.id, transactions.program_id)),
    )
    .orderBy(asc(page.id), asc(transactions.id))
}

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

/** As the history shows them: `content` has no links or codes of customers. */
export function selectMessages(ctx: BusinessContext, after: string, most: number) {
  return ctx.tx
    .select({
      id: communicationLogs.id,
      created_at: communicationLogs.created_at,
      type: communicationLogs.type,
      direction: communicationLogs.direction,
      status: communicationLogs.status,
      state: communicationLogs.state,
      failure: communicationLogs.failure,
      recipient: communicationLogs.recipient,
      recipient_name: communicationLogs.recipient_name,
      template_name: communicationLogs.template_name,
      subject: communicationLogs.subject,
      content: communicationLogs.content,
      segments: communicationLogs.segments,
      credits_taken: communicationLogs.credits_taken,
      sent_at: communicationLogs.sent_at,
      opened_at: communicationLogs.opened_at,
      open_count: communicationLogs.open_count,
      unique_customer_id: customers.unique_customer_id,
      campaign: campaigns.name,
    })
    .from(communicationLogs)
    .leftJoin(
      customers,
      and(eq(customers.business_id, ctx.businessId), eq(customers.id, communicationLogs.customer_id)),
    )
    .leftJoin(
      campaigns,
      and(eq(campaigns.business_id, ctx.businessId), eq(campaigns.id, communicationLogs.campaign_id)),
    )
    .where(and(eq(communicationLogs.business_id, ctx.businessId), gt(communicationLogs.id, after)))
    .orderBy(asc(communicationLogs.id))
    .limit(most)
}
