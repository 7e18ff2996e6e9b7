import { type Business, nameInMessages } from '#server/businesses/business/index.ts'
import { allowed, type Tier } from '#server/businesses/plans/index.ts'
import { queueMessage } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { localDate } from '#server/platform/time/calendar.ts'

/** Mails the owner that a customer could not join because the plan is full, at most once a day of the business. */
export async function tellOwnerOfLimit(ctx: BusinessContext, business: Business, tier: Tier): Promise<void> {
  const today = localDate(ctx.now, business.time_zone)
  await queueMessage(ctx, {
    type: 'email',
    purpose: 'service',
    dedupe_key: `customer-limit:${today}`,
    customerId: null,
    recipient: business.contact_email ?? business.email,
    recipientName: nameInMessages(business, ''),
    subject: 'A guest could not join today',
    content: [
      `A guest opened the sign-up form of ${nameInMessages(business, 'your shop')} and could not join: your ${tier.name} plan includes ${allowed(tier, 'customers')} customers, and every place is taken.`,
      'Your customers keep collecting and redeeming as before. With a larger plan new guests can join again.',
    ].join('\n\n'),
    parts: { button: { label: 'See the plans', url: `${ctx.publicUrl}/subscription` } },
  })
}
