import { hasAgreedSince, lockByEmail, recordConsent } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { mailchimpMembers } from './tables.ts'

export type Leaver = {
  email: string
  /** 'cleaned' means that mail to the address bounced. */
  status: 'unsubscribed' | 'cleaned'
  /** When the member left; null if Mailchimp did not say. */
  at: Date | null
}

/** Parses a moment of Mailchimp's; null if it is missing or no valid date. */
export function momentOf(text: string | undefined): Date | null {
  const at = new Date(text ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}

const wordings = {
  unsubscribed: 'Unsubscribed in Mailchimp.',
  cleaned: 'Mailchimp took the address off the list: mail to it bounced.',
}

/**
 * Ends the email consent of customers whose address left the audience, and remembers that they left. A consent newer
 * than that stays, but still subscribes nobody at Mailchimp. A second run changes nothing.
 */
export async function leaveHere(ctx: BusinessContext, leavers: Leaver[]): Promise<void> {
  const { tx, businessId } = ctx
  const byEmail = new Map(leavers.map((leaver) => [leaver.email.toLowerCase(), leaver]))
  if (byEmail.size === 0) return
  const found = await lockByEmail(ctx, [...byEmail.keys()])
  for (const { id: customerId, email, opted_in_email } of found) {
    const { status, at } = byEmail.get(email!)!
    if (!opted_in_email || (at && (await hasAgreedSince(ctx, customerId, 'email', at)))) continue
    const consent = { customerId, channel: 'email', given: false, source: 'mailchimp' } as const
    await recordConsent(ctx, { ...consent, wording: wordings[status] })
  }
  for (const { id, email } of found)
    await tx
      .insert(mailchimpMembers)
      .values({ business_id: businessId, customer_id: id, email, state: 'left', due_at: null })
      .onConflictDoUpdate({
        target: [mailchimpMembers.business_id, mailchimpMembers.customer_id],
        set: { state: 'left', email, failure: null },
      })
}
