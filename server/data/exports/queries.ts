import { and, asc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import { findBusiness } from '#server/businesses/business/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { describedColumns } from '#server/loyalty/ledger/index.ts'
import { operations, transactions } from '#server/loyalty/ledger/tables.ts'
import { loyaltyPrograms } from '#server/loyalty/programs/tables.ts'
import { campaigns } from '#server/messaging/campaigns/tables.ts'
import { communicationLogs } from '#server/messaging/messages/tables.ts'
import { findSegment, selectMembers } from '#server/messaging/segments/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { queryRows } from '#server/platform/database/index.ts'

export type CustomerRow = Awaited<ReturnType<typeof selectCustomers>>[number]

/** Reads customers that were neither merged into another nor erased: all of them, or `only` these. */
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

/** @throws {Refusal} 'not_found' if one of the ids never belonged to the business */
export async function requireOwn({ tx, businessId }: BusinessContext, ids: string[]): Promise<void> {
  const own = sql`${customers.id} = any(${sql.param(ids)}::uuid[])`
  const found = await tx.$count(customers, and(eq(customers.business_id, businessId), own))
  if (found < new Set(ids).size) throw notFound('Customer')
}

/** A page of operations with all their entries: one row for each entry, and one for an operation without any. */
export async function selectLedger(ctx: BusinessContext, after: string, most: number) {
  const page = await selectOperations(ctx, after, most)
  const entries = Map.groupBy(
    await selectEntries(
      ctx,
      page.map(({ id }) => id),
    ),
    ({ operation_id }) => operation_id,
  )
  const { locale } = await findBusiness(ctx.tx, ctx.businessId)
  const customer = await findCustomers(
    ctx,
    page.map(({ customer_id }) => customer_id),
  )
  return page.flatMap(({ customer_id, ...operation }) =>
    (entries.get(operation.id) ?? [null]).map((found, n) => ({
      ...operation,
      unique_customer_id: customer.get(customer_id)!,
      /** The paid amount is on the operation's first row only, so that the column can be summed. */
      is_first: n === 0,
      entry_id: found?.id ?? null,
      entry_kind: found?.kind ?? null,
      /** Null for an operation without entries. */
      entry: found && told(found),
      locale,
      program: found?.program ?? null,
    })),
  )
}

export type LedgerRow = Awaited<ReturnType<typeof selectLedger>>[number]

const selectOperations = ({ tx, businessId }: BusinessContext, after: string, most: number) =>
  tx
    .select({
      id: operations.id,
      created_at: operations.created_at,
      kind: operations.kind,
      source: operations.source,
      amount: operations.amount,
      discount_amount: operations.discount_amount,
      currency: operations.currency,
      counts_as_visit: operations.counts_as_visit,
      staff_name: operations.staff_name,
      device: operations.device,
      note: operations.note,
      reverses_id: operations.reverses_id,
      refunds_id: operations.refunds_id,
      customer_id: operations.customer_id,
    })
    .from(operations)
    .where(and(eq(operations.business_id, businessId), gt(operations.id, after)))
    .orderBy(asc(operations.id))
    .limit(most)

/**
 * By a list of ids, which is one read even if the planner has no statistics of the business; so are the queries
 * below.
 */
async function findCustomers({ tx, businessId }: BusinessContext, ids: (string | null)[]) {
  const found = await tx
    .select({ id: customers.id, unique_customer_id: customers.unique_customer_id })
    .from(customers)
    .where(and(eq(customers.business_id, businessId), sql`${customers.id} = any(${sql.param(ids)}::uuid[])`))
  return new Map(found.map(({ id, unique_customer_id }) => [id, unique_customer_id]))
}

async function findCampaigns({ tx, businessId }: BusinessContext, ids: (string | null)[]) {
  const found = await tx
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(and(eq(campaigns.business_id, businessId), sql`${campaigns.id} = any(${sql.param(ids)}::uuid[])`))
  return new Map(found.map(({ id, name }) => [id, name]))
}

const selectEntries = ({ tx, businessId }: BusinessContext, operationIds: string[]) =>
  tx
    .select({
      ...describedColumns,
      id: transactions.id,
      operation_id: transactions.operation_id,
      kind: transactions.kind,
      program: loyaltyPrograms.name,
    })
    .from(transactions)
    .leftJoin(
      loyaltyPrograms,
      and(eq(loyaltyPrograms.business_id, businessId), eq(loyaltyPrograms.id, transactions.program_id)),
    )
    .where(
      and(
        eq(transactions.business_id, businessId),
        sql`${transactions.operation_id} = any(${sql.param(operationIds)}::uuid[])`,
      ),
    )
    .orderBy(asc(transactions.operation_id), asc(transactions.id))

const told = ({ cause, points, stamps, visits }: Awaited<ReturnType<typeof selectEntries>>[number]) => ({
  cause,
  points,
  stamps,
  visits,
})

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

/** Messages as the history shows them: `content` has no links or codes of customers. */
export async function selectMessages(ctx: BusinessContext, after: string, most: number) {
  const page = await selectMessagesPage(ctx, after, most)
  const [customer, campaign] = [
    await findCustomers(
      ctx,
      page.map(({ customer_id }) => customer_id),
    ),
    await findCampaigns(
      ctx,
      page.map(({ campaign_id }) => campaign_id),
    ),
  ]
  return page.map(({ customer_id, campaign_id, ...message }) => ({
    ...message,
    unique_customer_id: (customer_id && customer.get(customer_id)) ?? null,
    campaign: (campaign_id && campaign.get(campaign_id)) ?? null,
  }))
}

const selectMessagesPage = (ctx: BusinessContext, after: string, most: number) =>
  ctx.tx
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
      customer_id: communicationLogs.customer_id,
      campaign_id: communicationLogs.campaign_id,
    })
    .from(communicationLogs)
    .where(and(eq(communicationLogs.business_id, ctx.businessId), gt(communicationLogs.id, after)))
    .orderBy(asc(communicationLogs.id))
    .limit(most)
