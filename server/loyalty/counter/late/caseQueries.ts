import { and, asc, eq, gt, inArray, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { personOf } from '#server/loyalty/customers/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { TimeCursor } from '#server/platform/http/pages/page.ts'
import { lateCases } from '../tables.ts'

const { id, first_name, last_name, email, phone, unique_customer_id } = customers

/** Cases with the customer on whom each can be recorded: the one it names, or whom they were merged into. */
function casesWithCustomer({ tx, businessId }: BusinessContext) {
  const named = alias(customers, 'named')
  return tx
    .select({ case: lateCases, customer: { id, first_name, last_name, email, phone, unique_customer_id } })
    .from(lateCases)
    .leftJoin(named, and(eq(named.business_id, businessId), eq(named.id, lateCases.customer_id)))
    .leftJoin(
      customers,
      and(
        eq(customers.business_id, businessId),
        eq(customers.id, personOf(sql`named`)),
        isNull(customers.erased_at),
      ),
    )
}

export type FoundCase = Awaited<ReturnType<typeof casesWithCustomer>>[number]

/** Open cases behind a place in their list, the first to arrive on top. */
export const findOpenCases = (
  ctx: BusinessContext,
  place: TimeCursor | null,
  most: number,
): Promise<FoundCase[]> =>
  casesWithCustomer(ctx)
    .where(
      and(
        isOpen(ctx),
        place
          ? or(
              gt(lateCases.created_at, place.at),
              and(eq(lateCases.created_at, place.at), gt(lateCases.id, place.id)),
            )
          : undefined,
      ),
    )
    .orderBy(asc(lateCases.created_at), asc(lateCases.id))
    .limit(most)

const isOpen = ({ businessId }: BusinessContext) =>
  and(eq(lateCases.business_id, businessId), eq(lateCases.status, 'open'))

const oneCase = ({ businessId }: BusinessContext, caseId: string) =>
  and(eq(lateCases.business_id, businessId), eq(lateCases.id, caseId))

export async function findCase(ctx: BusinessContext, caseId: string): Promise<FoundCase | undefined> {
  const [found] = await casesWithCustomer(ctx).where(oneCase(ctx, caseId))
  return found
}

/** Locks a case. Whoever also locks its customer does that first, as an erasure does. */
export async function lockCase(ctx: BusinessContext, caseId: string) {
  const [locked] = await ctx.tx
    .select({ status: lateCases.status })
    .from(lateCases)
    .where(oneCase(ctx, caseId))
    .for('update')
  return locked
}

export async function markSettled(
  ctx: BusinessContext,
  caseId: string,
  settled: { status: 'recorded'; operation_id: string } | { status: 'dismissed' },
): Promise<void> {
  const settled_by = ctx.actor.kind === 'member' ? ctx.actor.userId : null
  await ctx.tx
    .update(lateCases)
    .set({ ...settled, phone: null, settled_at: ctx.now, settled_by })
    .where(oneCase(ctx, caseId))
}

/** A query of the number of late operations that wait for somebody's decision, as a part of another. */
export const countCases = (businessId: string | Placeholder): SQL<number> =>
  sql`(select count(*)::int from late_cases where business_id = ${businessId} and status = 'open')`

/** Every case of these customers, oldest first, for the download of a person. */
export const casesOf = ({ tx, businessId }: BusinessContext, customerIds: string[]) =>
  tx
    .select()
    .from(lateCases)
    .where(and(eq(lateCases.business_id, businessId), inArray(lateCases.customer_id, customerIds)))
    .orderBy(lateCases.id)

/** Removes the notes that staff wrote in the cases of customers who are erased. */
export async function forgetCases({ tx, businessId }: BusinessContext, customerIds: string[]): Promise<void> {
  await tx
    .update(lateCases)
    .set({ note: null })
    .where(and(eq(lateCases.business_id, businessId), inArray(lateCases.customer_id, customerIds)))
}
