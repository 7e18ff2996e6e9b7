import {
  type CustomDomain,
  type HostChecks,
  proofName,
  proofValue,
} from '#server/businesses/branding/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import { findAdmins } from '#server/identity/proofs/mail/index.ts'
import { queueMessage } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { formatDay } from '#server/platform/text/locale.ts'
import { offAfter } from './proofTimes.ts'

/**
 * Mails every admin that a domain could not be proven this week, or was switched off, for that or because another
 * business has proven it. Each failure is mailed once.
 */
export async function mailAboutDomain(
  ctx: BusinessContext,
  domain: CustomDomain,
  checks: HostChecks,
  { isMoved = false } = {},
): Promise<void> {
  const { locale, time_zone } = await findBusiness(ctx.tx, ctx.businessId)
  const deadline = domain.off_at ? null : offAfter(domain)
  const words = {
    subject: deadline ? `${domain.host} needs your attention` : `${domain.host} was switched off`,
    content: [
      deadline
        ? `Each week we ask the DNS of ${domain.host} whether it is still yours. This time it did not say so. It goes on serving your guests, but is switched off if it is not proven by ${formatDay(deadline, locale, time_zone)}.`
        : `${isMoved ? `The DNS of ${domain.host} no longer says that it is yours, and another shop has proven it` : `For three weeks the DNS of ${domain.host} has not said that it is yours`}, so it no longer serves your guests. They are served at our own address, and new links and codes lead there. Printed codes with ${domain.host} work again as soon as it is proven.`,
      ...remedies(domain, checks, new URL(ctx.publicUrl).hostname),
      'Then press “Check now” in Settings.',
    ].join('\n\n'),
  }
  for (const { id, email, name } of await findAdmins(ctx))
    await queueMessage(ctx, {
      type: 'email',
      purpose: 'service',
      dedupe_key: `domain:${domain.id}:${ctx.now.toISOString()}:${id}`,
      customerId: null,
      recipient: email,
      recipientName: name,
      ...words,
      parts: { button: { label: 'Open Settings', url: `${ctx.publicUrl}/settings#domain` } },
    })
}

const remedies = ({ host, token }: CustomDomain, checks: HostChecks, ourHost: string): string[] => [
  ...(checks.proof === 'fine' ? [] : [`Add the TXT record ${proofName(host)} with ${proofValue(token)}`]),
  ...(checks.target === 'fine' ? [] : [`Let ${host} lead to ${ourHost} by a CNAME record`]),
]
