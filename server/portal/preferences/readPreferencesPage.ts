import { type Business, languageOfBusiness } from '#server/businesses/business/index.ts'
import { findLastSource } from '#server/loyalty/customers/index.ts'
import { isSuppressed } from '#server/messaging/messages/index.ts'
import { readPreferences } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Language } from '#server/platform/text/languages.ts'
import { formatDay, localeIn } from '#server/platform/text/locale.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { consentWording, wordingMark } from '#server/portal/join/index.ts'
import type { Box } from './contract.ts'
import type { Holder } from './findHolder.ts'

/**
 * 'free' if texts can be switched on from a mail; if 'stopped' only by the phone, if 'elsewhere' only elsewhere. 'none'
 * without a phone, and where nothing is texted to customers who never agreed: then there is no box for texts. A consent
 * can be ended anywhere.
 */
export type Texts = 'none' | 'free' | 'stopped' | 'elsewhere'

export type Preferences = {
  business: Business
  ticked: Box[]
  texts: Texts
  /** Last day of the pause, as the business's locale writes it. */
  pausedUntil: string | null
  language: Language | null
  /** Language of the page. */
  pageIn: PageLanguage
  wording: { sms: string; email: string }
  wordingMark: string
}

/** Gives the language in which a customer reads, from the one kept for them and that of the business. */
export type ReadsIn = (kept: Language | null, home: PageLanguage) => PageLanguage

export const PAGE = 'preferences page'

/** Reads a customer's choices for the page, without their name or address. */
export async function readPreferencesPage(
  ctx: BusinessContext,
  { customer, business }: Holder,
  readsIn: ReadsIn,
): Promise<Preferences> {
  const { left, paused_until, language } = await readPreferences(ctx, customer.id)
  const texts = await readTexts(ctx, customer)
  const pageIn = readsIn(language, languageOfBusiness(business))
  const wording = consentWording(business, pageIn)
  const channels: Box[] = [
    ...(customer.opted_in_email ? ['email' as const] : []),
    ...(customer.opted_in_sms && texts !== 'stopped' ? ['sms' as const] : []),
  ]
  const kept = (['news', 'occasions', 'reminders'] as const).filter((topic) => !left.includes(topic))
  return {
    business,
    ticked: [...channels, ...kept],
    texts,
    pausedUntil:
      paused_until &&
      formatDay(new Date(paused_until), localeIn(business.locale, pageIn), business.time_zone),
    language,
    pageIn,
    wording,
    wordingMark: wordingMark(wording),
  }
}

/**
 * Tells whether texts can be switched on here. Holding a mail does not prove that the phone is theirs, so texts are
 * switched on here only if they were switched off here, and after a STOP only by the phone itself.
 */
async function readTexts(ctx: BusinessContext, customer: Holder['customer']): Promise<Texts> {
  if (!customer.phone || !(ctx.canText || customer.opted_in_sms)) return 'none'
  if (await isSuppressed(ctx.tx, ctx.keyring, customer.phone)) return 'stopped'
  if (customer.opted_in_sms) return 'free'
  return (await findLastSource(ctx, customer.id, 'sms')) === PAGE ? 'free' : 'elsewhere'
}
