import { type Business, isOwnerProven } from '#server/businesses/business/index.ts'
import { postalAddressFault } from '#server/platform/contact/postalAddress.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { limitsOf, limitWords } from './dayLimits.ts'
import { findSpent } from './textCounts.ts'

/**
 * Returns the reason, in words for its owner, why a business must mail none of its customers now; null when it may.
 * Otherwise whoever signs up with an address that is not theirs could write to strangers in anybody's name.
 */
export async function reasonToMailNobody(ctx: BusinessContext, business: Business): Promise<string | null> {
  if (!(await isOwnerProven(ctx.tx, ctx.businessId)))
    return 'No email goes out before the owner has confirmed their email address.'
  const spent = await findSpent(ctx, await limitsOf(ctx, business, 'email'))
  return spent && limitWords[spent]
}

/**
 * Returns the reason, in words for its owner, why a business must send no advertising by mail now; null when it may.
 */
export const reasonNotToAdvertise = (business: Business): string | null =>
  reasonOfStop(business) ?? reasonWithoutAddress(business)

export const reasonOfStop = ({ mail_stopped_at }: Pick<Business, 'mail_stopped_at'>): string | null =>
  mail_stopped_at === null
    ? null
    : 'Marketing email is stopped, because too many receivers turned away within a week. Regulars looks at it.'

/** `reasonOfStop` for a receiver who is a stranger to the business. */
export const reasonOfStrangersStop = ({
  strangers_mail_stopped_at,
}: Pick<Business, 'strangers_mail_stopped_at'>): string | null =>
  strangers_mail_stopped_at === null
    ? null
    : 'Marketing email to people who joined by themselves and never came is stopped, because too many of them turned away within a week. Regulars looks at it.'

/** Advertising has to say where the business is (CAN-SPAM, 15 U.S.C. 7704(a)(5)). */
export function reasonWithoutAddress({ address }: Pick<Business, 'address'>): string | null {
  if (!address?.trim()) return 'Marketing email needs the postal address of your shop. Add it in Settings.'
  if (postalAddressFault(address) === null) return null
  return 'Marketing email needs the whole postal address of your shop: its street or P.O. box, and its place. Complete it in Settings.'
}
