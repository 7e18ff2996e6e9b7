import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { familyOf } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { HeldReward } from '../account/account.ts'
import { lotColumns } from '../account/loadDue.ts'
import { loadOpenLots } from '../account/loadLots.ts'
import { customerRewards, operations, pointLots, transactions } from '../tables.ts'
import type { Bonus, Joinings } from './joinedTwice.ts'

/** Finds the bonuses and codes that two customers got for joining, and the open lots to take a bonus back from. */
export async function findJoinings(ctx: BusinessContext, one: string, other: string): Promise<Joinings> {
  const both = [one, other]
  const bonuses = await findBonuses(ctx, both)
  const codes = await findCodes(ctx, both)
  const openLots = (await Promise.all(both.map((id) => loadOpenLots(ctx, id)))).flat()
  return { bonuses, codes, openLots }
}

/**
 * Finds welcome bonuses that were not taken back. Lots move with a merge, so an earlier duplicate's bonus is found too.
 */
async function findBonuses(ctx: BusinessContext, both: string[]): Promise<Bonus[]> {
  const { tx, businessId, now } = ctx
  const rows = await tx
    .select({ lot: lotColumns, customerId: pointLots.customer_id, granted: pointLots.granted })
    .from(pointLots)
    .innerJoin(transactions, and(eq(transactions.business_id, businessId), eq(transactions.id, pointLots.id)))
    .where(
      and(
        eq(pointLots.business_id, businessId),
        inArray(pointLots.customer_id, both),
        or(isNull(pointLots.expires_at), gt(pointLots.expires_at, now)),
        sql`${transactions.cause} ->> 'code' = 'welcome_bonus'`,
        sql`not exists (select 1 from transactions r where r.business_id = ${businessId}
          and r.customer_id in (${familyOf(ctx, both)}) and r.reverses_id = ${pointLots.id})`,
      ),
    )
  return rows
}

async function findCodes({ tx, businessId }: BusinessContext, both: string[]): Promise<HeldReward[]> {
  const rows = await tx
    .select({ code: customerRewards })
    .from(customerRewards)
    .innerJoin(
      operations,
      and(eq(operations.business_id, businessId), eq(operations.id, customerRewards.operation_id)),
    )
    .where(
      and(
        eq(customerRewards.business_id, businessId),
        inArray(customerRewards.customer_id, both),
        eq(customerRewards.type, 'rebate_code'),
        inArray(customerRewards.status, ['earned', 'redeemed']),
        eq(operations.kind, 'join'),
      ),
    )
  return rows.map(({ code }) => code)
}
