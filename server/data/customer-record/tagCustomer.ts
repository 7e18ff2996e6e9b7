import { lockPresent } from '#server/loyalty/customers/index.ts'
import {
  deleteCustomerTags,
  findOrMakeTag,
  findTag,
  insertCustomerTags,
  type TagView,
} from '#server/loyalty/customers/tags/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import { requireStaff } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/**
 * Adds a tag to a customer, a new one if the business has none of this name. No change if they have it already.
 * @throws {Refusal} 'not_found'; 'conflict' with `merged_into` for a merged one; 'limit_reached' for a tag too
 * many.
 */
export async function tagCustomer(
  ctx: BusinessContext,
  { customerId, name }: { customerId: string; name: string },
): Promise<TagView> {
  requireStaff(ctx)
  const tag = await findOrMakeTag(ctx, name)
  await lockPresent(ctx, customerId)
  await sayChanged(ctx, await insertCustomerTags(ctx, [customerId], tag.id))
  return tag
}

/**
 * Removes a tag from a customer; no change if they don't have it.
 * @throws {Refusal} 'not_found'; 'conflict' as above.
 */
export async function untagCustomer(
  ctx: BusinessContext,
  { customerId, tagId }: { customerId: string; tagId: string },
): Promise<void> {
  requireStaff(ctx)
  await findTag(ctx, tagId)
  await lockPresent(ctx, customerId)
  await sayChanged(ctx, await deleteCustomerTags(ctx, [customerId], tagId))
}

/** Publishes that the tags of these customers changed. They are locked. */
export const sayChanged = (ctx: BusinessContext, customerIds: string[]): Promise<void> =>
  publish(
    ctx,
    customerIds.map((customer_id) => ({ type: 'customer.changed', ids: { customer_id } })),
  )
