import { and, eq } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { billingNotices as notices } from './tables.ts'

/** Kinds of notice that an admin gets once each; 'weekly left' names an admin who left the weekly mail. */
export type NoticeKind = 'payment-late' | 'trial-ends' | 'weekly' | 'weekly left'

const one = ({ businessId }: BusinessContext, kind: NoticeKind, dedupe_key: string) =>
  and(eq(notices.business_id, businessId), eq(notices.kind, kind), eq(notices.dedupe_key, dedupe_key))

/** Writes a notice down; false if it was written before. Only one of two concurrent calls gets true. */
export async function claimNotice(
  ctx: BusinessContext,
  kind: NoticeKind,
  dedupe_key: string,
): Promise<boolean> {
  const [first] = await ctx.tx
    .insert(notices)
    .values({ business_id: ctx.businessId, kind, dedupe_key, created_at: ctx.now })
    .onConflictDoNothing()
    .returning({ kind: notices.kind })
  return first !== undefined
}

export const hasNotice = async (
  ctx: BusinessContext,
  kind: NoticeKind,
  dedupe_key: string,
): Promise<boolean> => (await ctx.tx.$count(notices, one(ctx, kind, dedupe_key))) > 0

/** Deletes a notice, so that it can be claimed again. */
export async function releaseNotice(
  ctx: BusinessContext,
  kind: NoticeKind,
  dedupe_key: string,
): Promise<void> {
  await ctx.tx.delete(notices).where(one(ctx, kind, dedupe_key))
}

/** Finds the dedupe keys of a kind's notices. */
export async function findNotices(
  { tx, businessId }: BusinessContext,
  kind: NoticeKind,
): Promise<Set<string>> {
  const found = await tx
    .select({ dedupe_key: notices.dedupe_key })
    .from(notices)
    .where(and(eq(notices.business_id, businessId), eq(notices.kind, kind)))
  return new Set(found.map(({ dedupe_key }) => dedupe_key))
}
