import { type Business, erasedAfter, nameInMessages } from '#server/businesses/business/index.ts'
import { findAdmins } from '#server/identity/proofs/mail/index.ts'
import { queueMessage } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { formatDay, localeIn } from '#server/platform/text/locale.ts'
import { type StaffLanguage, staffLanguageOf } from '#server/platform/text/pageLanguages.ts'
import { closingMailTexts as german } from './closingMailTexts/de.ts'
import { closingMailTexts as spanish } from './closingMailTexts/es.ts'
import { closingMailTexts as english } from './closingMailTexts.ts'

type ClosedBusiness = Business & { closing_at: Date }
const textsIn: Record<StaffLanguage, typeof english> = { en: english, de: german, es: spanish }

type Occasion = 'closed' | 'soon erased'

/** Mails every admin of a closed business, once for each closing. */
export async function announceClosing(
  ctx: BusinessContext,
  business: ClosedBusiness,
  occasion: Occasion,
): Promise<void> {
  for (const { id, email, name, language: chosen } of await findAdmins(ctx)) {
    const language = staffLanguageOf(chosen)
    await queueMessage(ctx, {
      type: 'email',
      purpose: 'service',
      dedupe_key: `${occasion}:${business.closing_at.toISOString()}:${id}`,
      customerId: null,
      recipient: email,
      recipientName: name,
      ...words(business, occasion, language),
      parts: { button: { label: textsIn[language].button, url: `${ctx.publicUrl}/settings` }, language },
    })
  }
}

function words(
  business: ClosedBusiness,
  occasion: Occasion,
  language: StaffLanguage,
): { subject: string; content: string } {
  const texts = textsIn[language]
  const name = nameInMessages(business, texts.yourBusiness)
  const title = nameInMessages(business, texts.title)
  const day = formatDay(
    erasedAfter(business.closing_at),
    localeIn(business.locale, language),
    business.time_zone,
  )
  const rest = [texts.until(day), texts.after]
  if (occasion === 'closed')
    return {
      subject: texts.closed.subject(title),
      content: [texts.closed.content(name), ...rest].join('\n\n'),
    }
  return {
    subject: texts.soonErased.subject(title, day),
    content: [texts.soonErased.content(title), ...rest].join('\n\n'),
  }
}
