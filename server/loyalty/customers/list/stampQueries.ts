import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { writtenOnce } from '#server/platform/database/index.ts'
import type { StampFilter } from '../contract.ts'

/** A card this close to its reward is almost full. */
const FEW_LEFT = 2

/** Programs that count purchases fill places, too, but nobody calls those stamps. */
const stampCards = (businessId: string | Placeholder): SQL =>
  sql`select s.id from loyalty_programs s where s.business_id = ${businessId} and s.type = 'stamp_card'`

/** Counts each customer's stamps on open stamp cards. A card past its date has none, even before it is written off. */
export async function countStampsOf(
  { tx, businessId, now }: BusinessContext,
  ids: string[],
): Promise<Map<string, number>> {
  const rows = await stampsOf(tx).execute({ businessId, ids, now: now.toISOString() })
  return new Map(rows.map(({ id, stamps }) => [id, stamps]))
}

const stampsOf = writtenOnce((tx) =>
  tx
    .select({ id: sql<string>`p.customer_id`, stamps: sql<number>`sum(p.stamps_current)::integer` })
    .from(sql`customer_program_progress p`)
    .where(
      sql`p.business_id = ${sql.placeholder('businessId')}::uuid
        and p.customer_id = any(${sql.placeholder('ids')}::uuid[])
        and p.program_id in (${stampCards(sql.placeholder('businessId'))})
        and (p.card_expires_at is null or p.card_expires_at > ${sql.placeholder('now')}::timestamptz)`,
    )
    .groupBy(sql`p.customer_id`)
    .prepare('stamps_of_customers'),
)

/** A query of the customers with stamps on an open card, or with one that is almost full. */
export const stampedCustomers = ({ businessId, now }: BusinessContext, stamps: StampFilter): SQL =>
  sql`select p.customer_id from customer_program_progress p
      where p.business_id = ${businessId} and p.stamps_current > 0
        and p.program_id in (${stampCards(businessId)})
        and (p.card_expires_at is null or p.card_expires_at > ${now.toISOString()}::timestamptz)
        ${stamps === 'almost_full' ? sql`and p.card_places - p.stamps_current <= ${FEW_LEFT}` : sql``}`
