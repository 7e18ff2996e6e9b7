import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { eraseLocked } from '#server/data/customer-record/index.ts'
import { lockPresentOnes } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'

/** Erases the customer who asks, as an admin would. The caller has confirmed their PIN. */
export async function eraseSelf(ctx: BusinessContext, customerId: string): Promise<void> {
  await lockBusinessAndTier(ctx)
  const [present] = await lockPresentOnes(ctx, [customerId])
  if (!present) throw notFound('Customer')
  await eraseLocked(ctx, present)
}
