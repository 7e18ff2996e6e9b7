import { type Business, isOwnerProven } from '#server/businesses/business/index.ts'
import { textedCountry } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { NO_TEXTS } from '#server/platform/providers/noTexts.ts'
import { countryName } from '#server/platform/text/locale.ts'
import { limitsOf, limitWords } from './dayLimits.ts'
import { findSpent } from './textCounts.ts'

/**
 * Returns the reason, in words for its owner, why a business must not text a phone (E.164), whatever the text; null
 * when it may. Texts cost the platform money, and some numbers pay whoever has them texted.
 */
export const reasonNotToText = async (
  ctx: BusinessContext,
  business: Business,
  phone: string,
): Promise<string | null> => reasonOfPhone(ctx, business, phone) ?? (await reasonToTextNobody(ctx, business))

/** `reasonNotToText` as far as the installation and the phone alone tell. */
export function reasonOfPhone(
  { canText }: Pick<BusinessContext, 'canText'>,
  business: Business,
  phone: string,
): string | null {
  if (!canText) return NO_TEXTS
  const country = textedCountry(phone)
  if (!country) return 'Texts go to mobile numbers only, and this is none.'
  if (!isTexted(business, country))
    return `Texts to ${countryName(country, 'en')} are not switched on in the settings.`
  return null
}

/** A business texts phones of its own country (ISO 3166) and of those that it switched on. */
export const isTexted = ({ default_country, text_countries }: Business, country: string): boolean =>
  country === default_country || text_countries.includes(country)

/** Returns the reason, in words for its owner, why a business must text nobody now; null when it may. */
export async function reasonToTextNobody(ctx: BusinessContext, business: Business): Promise<string | null> {
  if (!ctx.canText) return NO_TEXTS
  if (!(await isOwnerProven(ctx.tx, ctx.businessId)))
    return 'No texts go out before the owner has confirmed their email address.'
  const spent = await findSpent(ctx, await limitsOf(ctx, business, 'sms'))
  return spent && limitWords[spent]
}
