import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { writtenOnce } from '#server/platform/database/index.ts'
import { pointLots } from '../tables.ts'
import type { Lot } from './account.ts'
import { lotColumns } from './loadDue.ts'

const soonestFirst = sql`${pointLots.expires_at} asc nulls last, ${pointLots.created_at}, ${pointLots.id}`

const openLots = writtenOnce((tx) =>
  tx
    .select(lotColumns)
    .from(pointLots)
    .where(
      and(
        eq(pointLots.business_id, sql.placeholder('businessId')),
        eq(pointLots.customer_id, sql.placeholder('customerId')),
        gt(pointLots.remaining, 0),
      ),
    )
    .orderBy(soonestFirst)
    .prepare('open_lots'),
)

/** Every lot of a customer that still holds points, in the order in which points are drawn. */
export const loadOpenLots = ({ tx, businessId }: BusinessContext, customerId: string): Promise<Lot[]> =>
  openLots(tx).execute({ businessId, customerId })

/**
 * The lots that `points` are drawn from, in order: lots that expire first, then the oldest; lots without an end last.
 * Lots past their date are left out.
 */
export async function loadLotsToDraw(
  ctx: BusinessContext,
  customerId: string,
  programId: string,
  points: number,
): Promise<Lot[]> {
  const open = ctx.tx
    .select({
      ...lotColumns,
      place: sql<number>`row_number() over (order by ${soonestFirst})`.mapWith(Number).as('place'),
      before:
        sql<number>`sum(${pointLots.remaining}) over (order by ${soonestFirst}) - ${pointLots.remaining}`
          .mapWith(Number)
          .as('before'),
    })
    .from(pointLots)
    .where(
      and(
        eq(pointLots.business_id, ctx.businessId),
        eq(pointLots.customer_id, customerId),
        eq(pointLots.program_id, programId),
        gt(pointLots.remaining, 0),
        or(isNull(pointLots.expires_at), gt(pointLots.expires_at, ctx.now)),
      ),
    )
    .as('open_lots')
  const rows = await ctx.tx.select().from(open).where(lt(open.before, points)).orderBy(asc(open.place))
  return rows.map(({ place: _place, before: _before, ...lot }) => lot)
}
