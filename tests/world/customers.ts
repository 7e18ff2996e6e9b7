import { customers } from '#server/loyalty/customers/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { readableCode } from '#server/platform/secrets/readableCode.ts'

/** Inserts a customer with only a name. */
export async function addCustomer(ctx: BusinessContext, firstName: string): Promise<string> {
  const id = newId()
  await ctx.tx.insert(customers).values({
    business_id: ctx.businessId,
    id,
    unique_customer_id: `CUS${readableCode(10)}`,
    first_name: firstName,
    created_at: ctx.now,
  })
  return id
}
