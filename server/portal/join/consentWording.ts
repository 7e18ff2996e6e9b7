import type { Business } from '#server/businesses/business/index.ts'
import { mentionsRates } from '#server/messaging/templates/index.ts'
import { hashToken } from '#server/platform/secrets/keyring.ts'
import { everyLanguage } from '#server/platform/text/everyLanguage.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { texts as english } from './consentTexts.ts'
import type { ConsentWording } from './contract.ts'

type Named = Pick<
  Business,
  'company_name' | 'default_country' | 'address' | 'contact_email' | 'contact_phone'
>

/** Gives the words beside the form's boxes, stored as proof of a tick: the business's own, else the default. */
export function consentWording(
  business: Named & Pick<Business, 'sms_opt_in_wording' | 'email_opt_in_wording'>,
  language: PageLanguage,
): ConsentWording {
  const ours = defaultWording(business, language)
  const named = (words: string) => words.replaceAll('{business_name}', business.company_name)
  return {
    sms: business.sms_opt_in_wording ? named(business.sms_opt_in_wording) : ours.sms,
    email: business.email_opt_in_wording ? named(business.email_opt_in_wording) : ours.email,
  }
}

/**
 * Gives the words for a business without its own, in the language in which they are read, by the custom of its country:
 * docs/consent.md.
 */
export function defaultWording(business: Named, language: PageLanguage = 'en'): ConsentWording {
  const { company_name: name, default_country } = business
  const texts = textsIn[language]
  const sms = mentionsRates(default_country) ? texts.automatedSms(name) : texts.sms(name)
  const sender = default_country === 'CA' ? senderOf(business) : ''
  return { sms: sms + sender, email: texts.email(name) + sender }
}

/**
 * Who asks, and where they are reached: an address, and an email address or a phone. A Canadian request for consent has
 * to say it (SOR/2012-36, section 4).
 */
function senderOf({ company_name, address, contact_email, contact_phone }: Named): string {
  const reached = [address?.replace(/\s*\n\s*/g, ', '), contact_email ?? contact_phone].filter(Boolean)
  return reached.length > 0 ? ` (${[company_name, ...reached].join(', ')})` : ''
}

const textsIn = everyLanguage(
  english,
  import.meta.glob<typeof english>('./consentTexts/*.ts', { eager: true, import: 'texts' }),
)

/** Gives the mark of a wording, which a form sends back with its ticks. */
export const wordingMark = ({ sms, email }: ConsentWording): string =>
  hashToken(`${sms}\n${email}`).slice(0, 16)
