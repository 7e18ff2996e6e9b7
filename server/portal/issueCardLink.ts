import { secretToken } from '#server/platform/codes.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { newId } from '#server/platform/ids.ts'
import { hashToken } from '#server/platform/keyring.ts'
import { cardLinks } from './tables.ts'

const LINK_DAYS = 7

/**
 * Makes the link that is texted to a guest's phone, and to no other place: whoever opens it within a week is
 * taken for the owner of `phone` (E.164). `pinHash` is the PIN chosen on the form (argon2id), if any.
 */
export async function issueCardLink(
  ctx: ShopContext,
  { customerId, phone, pinHash }: { customerId: string; phone: string; pinHash: string | null },
): Promise<{ link: string }> {
  const token = secretToken()
  await ctx.tx.insert(cardLinks).values({
    business_id: ctx.businessId,
    id: newId(),
    customer_id: customerId,
    phone,
    token_hash: hashToken(token),
    pin_hash: pinHash,
    expires_at: new Date(ctx.now.getTime() + LINK_DAYS * 86_400_000),
    created_at: ctx.now,
  })
  return { link: `${ctx.publicUrl}/card/${token}` }
}
