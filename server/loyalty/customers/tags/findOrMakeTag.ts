import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { notFound, refuseBeyond } from '#server/platform/context/refusal.ts'
import { normalized } from '#server/platform/text/normalize.ts'
import { MOST_TAGS, type TagView } from './contract.ts'
import { countTags, insertTag, selectTag, selectTagByName } from './queries.ts'

/** The form in which equal names are the same tag: 'VIP' and 'vip'. */
export const foldTagName = (name: string): string => normalized(name, 'NFKC').toLowerCase()

/**
 * Finds a tag of the business.
 * @throws {Refusal} 'not_found' when the business has no such tag
 */
export async function findTag(ctx: BusinessContext, tagId: string): Promise<TagView> {
  const tag = await selectTag(ctx, tagId)
  if (!tag) throw notFound('Tag')
  return tag
}

/**
 * The business's tag of this name, or a new one. It cannot be deleted until the transaction ends. Call it before
 * locking customers, because the business is locked first.
 * @throws {Refusal} 'limit_reached' if the business has the most tags allowed
 */
export async function findOrMakeTag(ctx: BusinessContext, name: string): Promise<TagView> {
  const folded_name = foldTagName(name)
  const known = await selectTagByName(ctx, folded_name)
  if (known) return known
  // Under the lock the count stays true, and nobody else makes the same tag.
  await lockBusinessAndTier(ctx)
  const madeMeanwhile = await selectTagByName(ctx, folded_name)
  if (madeMeanwhile) return madeMeanwhile
  refuseBeyond(MOST_TAGS, 'tags', await countTags(ctx), 'Delete one that is no longer used.')
  const tag = { id: newId(), name }
  await insertTag(ctx, { ...tag, folded_name })
  return tag
}
