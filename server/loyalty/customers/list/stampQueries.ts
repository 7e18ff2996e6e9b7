import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { StampFilter } from '../contract.ts'

/** A card this close to its reward is almost full. */
const FEW_LEFT = 2

/** Programs that count purchases fill places, too, but nobody calls those stamps. */
const stampCards = (businessId: string | Placeholder): SQL =>
  sql`select s.id from loyalty_programs s where s.business_id = ${businessId} and s.type = 'stamp_card'`

/**
 * A query of a customer's stamps on open stamp cards, for a statement with the parameters `businessId` and `now`. A card
 * past its date has none, even before it is written off.
 */
export const stampsOf = (customerId: SQL): SQL<number> => sql<number>`(
  select coalesce(sum(p.stamps_current), 0)::integer from customer_program_progress p
  where p.business_id = ${sql.placeholder('businessId')}::uuid and p.customer_id = ${customerId}
    and p.program_id = any(array(${stampCards(sql.placeholder('businessId'))}))
    and (p.card_expires_at is null or p.card_expires_at > ${sql.placeholder('now')}::timestamptz))`

/** A query of the customers with stamps on an open card, or with one that is almost full. */
export const stampedCustomers = ({ businessId, now }: BusinessContext, stamps: StampFilter): SQL =>
  sql`select p.customer_id from customer_program_progress p
      where p.business_id = ${businessId} and p.stamps_current > 0
        and p.program_id in (${stampCards(businessId)})
        and (p.card_expires_at is null or p.card_expires_at > ${now.toISOString()}::timestamptz)
        ${stamps === 'almost_full' ? sql`and p.card_places - p.stamps_current <= ${FEW_LEFT}` : sql``}`
