import { type Business, erasedAfter, nameInMessages } from '#server/businesses/business/index.ts'
import { findAdmins } from '#server/identity/proofs/mail/index.ts'
import { queueMessage } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { formatDay } from '#server/platform/text/locale.ts'

type ClosedBusiness = Business & { closing_at: Date }
type Occasion = 'closed' | 'soon erased'

/** Mails every admin of a closed business, once for each closing. */
export async function announceClosing(
  ctx: BusinessContext,
  business: ClosedBusiness,
  occasion: Occasion,
): Promise<void> {
  for (const { id, email, name } of await findAdmins(ctx)) {
    await queueMessage(ctx, {
      type: 'email',
      purpose: 'service',
      dedupe_key: `${occasion}:${business.closing_at.toISOString()}:${id}`,
      customerId: null,
      recipient: email,
      recipientName: name,
      ...words(business, occasion),
      parts: { button: { label: 'Open it again', url: `${ctx.publicUrl}/settings` } },
    })
  }
}

function words(business: ClosedBusiness, occasion: Occasion): { subject: string; content: string } {
  const { locale, time_zone: timeZone } = business
  const name = nameInMessages(business, 'your shop')
  const title = nameInMessages(business, 'Your shop')
  const day = formatDay(erasedAfter(business.closing_at), locale, timeZone)
  const rest = [
    `Until ${day} an admin can sign in and open it again with one click; everything will be as it was. You can also still download your customers, ledger and messages as files, in Settings.`,
    'After that day the data of your customers, your messages and your team are erased for good.',
  ]
  if (occasion === 'closed')
    return {
      subject: `${title} is closed`,
      content: [
        `You have closed ${name}. Guests can no longer join or collect, and no more messages go out to them.`,
        ...rest,
      ].join('\n\n'),
    }
  return {
    subject: `${title} will be erased on ${day}`,
    content: [`${title} is closed, and will be erased in a few days.`, ...rest].join('\n\n'),
  }
}
