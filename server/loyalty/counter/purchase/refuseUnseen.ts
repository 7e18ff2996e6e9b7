import { and, eq, gt, ne, notInArray } from 'drizzle-orm'
import { operations } from '#server/loyalty/ledger/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { purchaseIn } from '../effectsIn.ts'
import type { Preview } from './preview.ts'
import type { Purchase } from './purchase.ts'

/**
 * Refuses a purchase unless its effect was shown: the effect of the preview or, for a person faster than the preview, a
 * customer for whom nobody else recorded anything since they were read.
 * @throws {Refusal} 'conflict' with the reason 'preview_changed', and in `details.preview` the current effect
 */
export async function refuseUnseen(ctx: BusinessContext, preview: Preview, seen: Purchase): Promise<void> {
  const { previewToken, seenAt } = seen
  const isSeen = previewToken
    ? previewToken === preview.preview_token
    : !seenAt || !(await hasMovedSince(ctx, seenAt, seen))
  if (isSeen) return
  throw new Refusal(
    'conflict',
    'Something was recorded for this customer since the preview. Look at what the purchase gives now before it is recorded.',
    { details: { reason: 'preview_changed', preview: purchaseIn(ctx.language, preview) } },
  )
}

/** True if somebody else recorded something. Expirations do not count: the screen showed them as expired before. */
async function hasMovedSince(
  { tx, businessId }: BusinessContext,
  since: Date,
  { customerId, seenOperations = [] }: Purchase,
): Promise<boolean> {
  const [later] = await tx
    .select({ id: operations.id })
    .from(operations)
    .where(
      and(
        eq(operations.business_id, businessId),
        eq(operations.customer_id, customerId),
        gt(operations.created_at, since),
        ne(operations.kind, 'expiration'),
        notInArray(operations.id, seenOperations),
      ),
    )
    .limit(1)
  return later !== undefined
}
