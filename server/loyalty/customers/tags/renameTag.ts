import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import { publish } from '#server/loyalty/events/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import type { TagView } from './contract.ts'
import { foldTagName } from './findOrMakeTag.ts'
import { selectTagByName, updateTag } from './queries.ts'

/**
 * Renames a tag.
 * @throws {Refusal} 'not_found'; 'conflict' if another tag has the name, in upper or lower case.
 */
export async function renameTag(
  ctx: BusinessContext,
  { tagId, name }: { tagId: string; name: string },
): Promise<TagView> {
  await lockBusinessAndTier(ctx)
  const folded_name = foldTagName(name)
  const holder = await selectTagByName(ctx, folded_name)
  if (holder && holder.id !== tagId) {
    const taken = `There is a tag “${holder.name}” already`
    throw new Refusal('conflict', taken, { fields: { name: taken } })
  }
  const tag = await updateTag(ctx, tagId, { name, folded_name })
  if (!tag) throw notFound('Tag')
  await publish(ctx, [{ type: 'tag.changed', ids: { tag_id: tagId } }])
  return tag
}
