import { lockBusinessAndTier } from '#server/businesses/directory/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { notFound } from '#server/platform/refusal.ts'
import { eraseLocked, lockPresentOnes } from '#server/surfaces/customer-record/index.ts'

/** Erases the customer who asks, as an admin would. Their PIN has confirmed who they are. */
export async function eraseSelf(ctx: BusinessContext, customerId: string): Promise<void> {
  await lockBusinessAndTier(ctx)
  const [present] = await lockPresentOnes(ctx, [customerId])
  if (!present) throw notFound('Customer')
  await eraseLocked(ctx, present)
}
