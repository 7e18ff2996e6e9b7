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
import { formatDay, localeIn } from '#server/platform/text/locale.ts'
import { type StaffLanguage, staffLanguageOf } from '#server/platform/text/pageLanguages.ts'
import { domainMailTexts as german } from './domainMailTexts/de.ts'
import { domainMailTexts as spanish } from './domainMailTexts/es.ts'
import { domainMailTexts as english } from './domainMailTexts.ts'
import { offAfter } from './proofTimes.ts'

type Texts = typeof english
const textsIn: Record<StaffLanguage, Texts> = { en: english, de: german, es: spanish }

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
  const wordsIn = (language: StaffLanguage) => {
    const texts = textsIn[language]
    const day = deadline && formatDay(deadline, localeIn(locale, language), time_zone)
    return {
      subject: texts.subject[deadline ? 'attention' : 'off'](domain.host),
      content: [
        day ? texts.attention(domain.host, day) : texts[isMoved ? 'moved' : 'off'](domain.host),
        ...remedies(texts, domain, checks, new URL(ctx.publicUrl).hostname),
        texts.check,
      ].join('\n\n'),
      parts: { button: { label: texts.button, url: `${ctx.publicUrl}/settings#domain` }, language },
    }
  }
  for (const { id, email, name, language } of await findAdmins(ctx))
    await queueMessage(ctx, {
      type: 'email',
      purpose: 'service',
      dedupe_key: `domain:${domain.id}:${ctx.now.toISOString()}:${id}`,
      customerId: null,
      recipient: email,
      recipientName: name,
      ...wordsIn(staffLanguageOf(language)),
    })
}

const remedies = (
  texts: Texts,
  { host, token }: CustomDomain,
  checks: HostChecks,
  ourHost: string,
): string[] => [
  ...(checks.proof === 'fine' ? [] : [texts.addRecord(proofName(host), proofValue(token))]),
  ...(checks.target === 'fine' ? [] : [texts.leadTo(host, ourHost)]),
]
