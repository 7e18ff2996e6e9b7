import { and, eq } from 'drizzle-orm'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/** E.164; undefined without one. */
export async function findPhone(
  { tx, businessId }: Pick<BusinessContext, 'tx' | 'businessId'>,
  customerId: string,
) {
  const [customer] = await tx
    .select({ phone: customers.phone })
    .from(customers)
    .where(and(eq(customers.business_id, businessId), eq(customers.id, customerId)))
  return customer?.phone ?? undefined
}
