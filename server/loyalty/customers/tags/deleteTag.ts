import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { removeTag } from './queries.ts'

/**
 * Deletes a tag and removes it from all customers.
 * @throws {Refusal} 'not_found'
 */
export async function deleteTag(ctx: BusinessContext, { tagId }: { tagId: string }): Promise<void> {
  await lockBusinessAndTier(ctx)
  if (!(await removeTag(ctx, tagId))) throw notFound('Tag')
  await publish(ctx, [{ type: 'tag.deleted', ids: { tag_id: tagId } }])
}
