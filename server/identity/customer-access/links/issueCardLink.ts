import type { BusinessContext } from '#server/platform/context/context.ts'
import { makeLink } from './cardLinks.ts'

const WEEK_SECONDS = 7 * 86_400

/**
 * Makes the link that is texted to a customer's phone (E.164), and sent nowhere else. A person who opens it within a
 * week counts as the phone's owner.
 */
export async function issueCardLink(
  ctx: BusinessContext,
  { customerId, phone }: { customerId: string; phone: string },
): Promise<{ link: string }> {
  return { link: await makeLink(ctx, { customerId, phone, origin: 'text', seconds: WEEK_SECONDS }) }
}
