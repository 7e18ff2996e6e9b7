import { lockPresentOnes } from '#server/loyalty/customers/index.ts'
import {
  deleteCustomerTags,
  findOrMakeTag,
  findTag,
  insertCustomerTags,
  type TagView,
} from '#server/loyalty/customers/tags/index.ts'
import { requireStaff } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { sayChanged } from '../index.ts'

/** `done` counts the customers who are as wanted now; `gone` those merged or erased meanwhile. */
export type Outcome = { done: number; gone: number }

/**
 * Adds a tag to many customers, a new one if the business has none of this name.
 * @throws {Refusal} 'limit_reached' for a tag too many
 */
export async function tagCustomers(
  ctx: BusinessContext,
  { ids, name }: { ids: string[]; name: string },
): Promise<Outcome & { tag: TagView }> {
  requireStaff(ctx)
  const tag = await findOrMakeTag(ctx, name)
  const present = await lockPresentOnes(ctx, ids)
  await sayChanged(ctx, await insertCustomerTags(ctx, present, tag.id))
  return { tag, ...outcomeOf(ids, present) }
}

/**
 * Removes a tag from many customers.
 * @throws {Refusal} 'not_found'
 */
export async function untagCustomers(
  ctx: BusinessContext,
  { ids, tagId }: { ids: string[]; tagId: string },
): Promise<Outcome> {
  requireStaff(ctx)
  await findTag(ctx, tagId)
  const present = await lockPresentOnes(ctx, ids)
  await sayChanged(ctx, await deleteCustomerTags(ctx, present, tagId))
  return outcomeOf(ids, present)
}

const outcomeOf = (ids: string[], present: string[]): Outcome => ({
  done: present.length,
  gone: new Set(ids).size - present.length,
})
