import { isOwnerProven } from '#server/businesses/directory/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'

/**
 * Why a business must mail none of its customers at this moment, in words for its owner; null when it may. Whoever signs up
 * with an address that is not theirs would else write to strangers in anybody's name.
 */
export async function reasonToMailNobody(ctx: BusinessContext): Promise<string | null> {
  if (await isOwnerProven(ctx.tx, ctx.businessId)) return null
  return 'No email goes out before the owner has confirmed their email address.'
}
