import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { writtenOnce } from '#server/platform/database/index.ts'
import { byNames } from '#server/platform/http/index.ts'
import type { CountedTag, TagView } from './contract.ts'
import { customerTags, tags } from './tables.ts'

const viewed = { id: tags.id, name: tags.name }

export const selectTags = async ({ tx, businessId }: BusinessContext): Promise<CountedTag[]> =>
  byNames(
    await tx
      .select({
        ...viewed,
        customers: tx.$count(
          customerTags,
          and(eq(customerTags.business_id, businessId), eq(customerTags.tag_id, tags.id)),
        ),
      })
      .from(tags)
      .where(eq(tags.business_id, businessId)),
  )

export async function selectTagIds({ tx, businessId }: BusinessContext): Promise<string[]> {
  const rows = await tx.select({ id: tags.id }).from(tags).where(eq(tags.business_id, businessId))
  return rows.map(({ id }) => id)
}

/** Finds a tag by its folded name. A deletion at the same time waits. */
export async function selectTagByName({ tx, businessId }: BusinessContext, foldedName: string) {
  const [tag] = await tx
    .select(viewed)
    .from(tags)
    .where(and(eq(tags.business_id, businessId), eq(tags.folded_name, foldedName)))
    .for('key share')
  return tag
}

export async function selectTag({ tx, businessId }: BusinessContext, tagId: string) {
  const [tag] = await tx
    .select(viewed)
    .from(tags)
    .where(and(eq(tags.business_id, businessId), eq(tags.id, tagId)))
    .for('key share')
  return tag
}

export const countTags = ({ tx, businessId }: BusinessContext): Promise<number> =>
  tx.$count(tags, eq(tags.business_id, businessId))

export async function insertTag(
  { tx, businessId, now }: BusinessContext,
  tag: { id: string; name: string; folded_name: string },
): Promise<void> {
  await tx.insert(tags).values({ ...tag, business_id: businessId, created_at: now })
}

export async function updateTag(
  { tx, businessId }: BusinessContext,
  tagId: string,
  name: { name: string; folded_name: string },
): Promise<TagView | undefined> {
  const [tag] = await tx
    .update(tags)
    .set(name)
    .where(and(eq(tags.business_id, businessId), eq(tags.id, tagId)))
    .returning(viewed)
  return tag
}

/** Deletes a tag. It is locked before it is removed from customers, so that no customer gets it meanwhile. */
export async function removeTag({ tx, businessId }: BusinessContext, tagId: string): Promise<boolean> {
  const one = and(eq(tags.business_id, businessId), eq(tags.id, tagId))
  const locked = await tx.select({ id: tags.id }).from(tags).where(one).for('update')
  if (locked.length === 0) return false
  await tx
    .delete(customerTags)
    .where(and(eq(customerTags.business_id, businessId), eq(customerTags.tag_id, tagId)))
  await tx.delete(tags).where(one)
  return true
}

/** The tags of each of these customers, by name; customers without tags are left out. */
export async function selectTagsOf(
  { tx, businessId }: BusinessContext,
  customerIds: string[],
): Promise<Map<string, TagView[]>> {
  const rows = await ofCustomers(tx).execute({ businessId, customerIds })
  const found = new Map<string, TagView[]>()
  for (const { customerId, tag } of rows) found.set(customerId, [...(found.get(customerId) ?? []), tag])
  for (const [customerId, held] of found) found.set(customerId, byNames(held))
  return found
}

const ofCustomers = writtenOnce((tx) =>
  tx
    .select({ customerId: customerTags.customer_id, tag: viewed })
    .from(customerTags)
    .innerJoin(
      tags,
      and(eq(tags.business_id, sql.placeholder('businessId')), eq(tags.id, customerTags.tag_id)),
    )
    .where(
      and(
        eq(customerTags.business_id, sql.placeholder('businessId')),
        sql`${customerTags.customer_id} = any(${sql.placeholder('customerIds')}::uuid[])`,
      ),
    )
    .prepare('tags_of_customers'),
)

/** Adds a tag to customers; returns the ids of those who did not have it. */
export async function insertCustomerTags(
  { tx, businessId, now }: BusinessContext,
  customerIds: string[],
  tagId: string,
): Promise<string[]> {
  if (customerIds.length === 0) return []
  const shared = { business_id: businessId, tag_id: tagId, created_at: now }
  const inserted = await tx
    .insert(customerTags)
    .values(customerIds.map((customer_id) => ({ ...shared, customer_id })))
    .onConflictDoNothing()
    .returning({ id: customerTags.customer_id })
  return inserted.map(({ id }) => id)
}

/** Removes a tag from customers; returns the ids of those who had it. */
export async function deleteCustomerTags(
  { tx, businessId }: BusinessContext,
  customerIds: string[],
  tagId: string,
): Promise<string[]> {
  const deleted = await tx
    .delete(customerTags)
    .where(
      and(
        eq(customerTags.business_id, businessId),
        eq(customerTags.tag_id, tagId),
        inArray(customerTags.customer_id, customerIds),
      ),
    )
    .returning({ id: customerTags.customer_id })
  return deleted.map(({ id }) => id)
}

/** Moves tags in a merge: the survivor has the tags of both, the duplicate none. */
export async function moveTags({ tx, businessId }: BusinessContext, from: string, to: string): Promise<void> {
  const moved = await tx
    .delete(customerTags)
    .where(and(eq(customerTags.business_id, businessId), eq(customerTags.customer_id, from)))
    .returning()
  if (moved.length === 0) return
  await tx
    .insert(customerTags)
    .values(moved.map((row) => ({ ...row, customer_id: to })))
    .onConflictDoNothing()
}

/** Removes all tags of customers who are erased. */
export async function forgetTags({ tx, businessId }: BusinessContext, customerIds: string[]): Promise<void> {
  await tx
    .delete(customerTags)
    .where(and(eq(customerTags.business_id, businessId), inArray(customerTags.customer_id, customerIds)))
}
