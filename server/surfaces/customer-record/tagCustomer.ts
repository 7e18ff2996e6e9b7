import { publish } from '#server/loyalty/events/index.ts'
import { requireStaff } from '#server/loyalty/ledger/index.ts'
import {
  deleteCustomerTags,
  findOrMakeTag,
  findTag,
  insertCustomerTags,
  type TagView,
} from '#server/loyalty/tags/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { lockPresent } from './presentCustomer.ts'

/**
 * Puts a tag on a customer, a new one where the business has none of this name. To have it already changes nothing.
 * @throws {Refusal} 'not_found'; 'conflict' with `merged_into` for a merged one; 'limit_reached' for a tag too many.
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

/** Takes a tag off a customer; not to have it is as good. @throws {Refusal} 'not_found'; 'conflict' as above. */
export async function untagCustomer(
  ctx: BusinessContext,
  { customerId, tagId }: { customerId: string; tagId: string },
): Promise<void> {
  requireStaff(ctx)
  await findTag(ctx, tagId)
  await lockPresent(ctx, customerId)
  await sayChanged(ctx, await deleteCustomerTags(ctx, [customerId], tagId))
}

/** Tells those who follow of every customer whose tags changed. They are locked. */
export const sayChanged = (ctx: BusinessContext, customerIds: string[]): Promise<void> =>
  publish(
    ctx,
    customerIds.map((customer_id) => ({ type: 'customer.changed', ids: { customer_id } })),
  )
