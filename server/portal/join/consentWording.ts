import type { Business } from '#server/businesses/business/index.ts'
import { mentionsRates } from '#server/messaging/templates/index.ts'
import { hashToken } from '#server/platform/secrets/keyring.ts'
import type { ConsentWording } from './contract.ts'

type Named = Pick<Business, 'company_name' | 'default_country'>

/** Gives the words beside the form's boxes, stored as proof of a tick: the business's own, else the default. */
export function consentWording(
  business: Named & Pick<Business, 'sms_opt_in_wording' | 'email_opt_in_wording'>,
): ConsentWording {
  const ours = defaultWording(business)
  const named = (words: string) => words.replaceAll('{business_name}', business.company_name)
  return {
    sms: business.sms_opt_in_wording ? named(business.sms_opt_in_wording) : ours.sms,
    email: business.email_opt_in_wording ? named(business.email_opt_in_wording) : ours.email,
  }
}

/**
 * Gives the words for a business without its own. The SMS box says what the CTIA handbook and 47 CFR 64.1200(f)(9)
 * require: who texts, that it is automated marketing, how often, the cost where a country's carriers want it said, HELP
 * and STOP, and that no purchase depends on it.
 */
export function defaultWording({ company_name: name, default_country }: Named): ConsentWording {
  const rates = mentionsRates(default_country) ? ' Message and data rates may apply.' : ''
  return {
    sms: `Text me offers and news from ${name}. These are recurring automated marketing texts to this number; how many varies.${rates} Reply HELP for help, STOP to stop. Agreeing is not a condition of any purchase.`,
    email: `Email me offers and news from ${name}. Every email has a link that ends them.`,
  }
}

/** Gives the mark of a wording, which a form sends back with its ticks. */
export const wordingMark = ({ sms, email }: ConsentWording): string =>
  hashToken(`${sms}\n${email}`).slice(0, 16)
