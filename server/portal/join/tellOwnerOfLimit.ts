import { type Business, findOwnerLanguage, nameInMessages } from '#server/businesses/business/index.ts'
import { allowed, type Tier } from '#server/businesses/plans/index.ts'
import { queueMessage } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { StaffLanguage } from '#server/platform/text/pageLanguages.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import { limitMailTexts as german } from './limitMailTexts/de.ts'
import { limitMailTexts as spanish } from './limitMailTexts/es.ts'
import { limitMailTexts as english } from './limitMailTexts.ts'

const textsIn: Record<StaffLanguage, typeof english> = { en: english, de: german, es: spanish }

/** Mails the owner that a customer could not join because the plan is full, at most once a day of the business. */
export async function tellOwnerOfLimit(ctx: BusinessContext, business: Business, tier: Tier): Promise<void> {
  const today = localDate(ctx.now, business.time_zone)
  const language = await findOwnerLanguage(ctx)
  const texts = textsIn[language]
  const name = nameInMessages(business, texts.yourBusiness)
  await queueMessage(ctx, {
    type: 'email',
    purpose: 'service',
    dedupe_key: `customer-limit:${today}`,
    customerId: null,
    recipient: business.contact_email ?? business.email,
    recipientName: nameInMessages(business, ''),
    subject: texts.subject,
    content: texts.content(name, tier.name, allowed(tier, 'customers')).join('\n\n'),
    parts: { button: { label: texts.button, url: `${ctx.publicUrl}/subscription` }, language },
  })
}
