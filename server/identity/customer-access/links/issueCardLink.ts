import { findBusiness } from '#server/businesses/business/index.ts'
import { endOfTextedLink } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { makeLink } from '../cardLinks.ts'

/**
 * Makes the link that is texted to a customer's phone (E.164), and sent nowhere else. It works for a week, until the end
 * of the day that its text names. The person who opens it first counts as the phone's owner.
 */
export async function issueCardLink(
  ctx: BusinessContext,
  { customerId, phone }: { customerId: string; phone: string },
): Promise<{ link: string }> {
  const ends = endOfTextedLink(ctx.now, await findBusiness(ctx.tx, ctx.businessId))
  return { link: await makeLink(ctx, { customerId, phone, origin: 'text', ends }) }
}
