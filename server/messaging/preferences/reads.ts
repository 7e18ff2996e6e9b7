import { type Business, findBusiness, languageOfBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Language } from '#server/platform/text/languages.ts'
import { isPageLanguage, type PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { readPreferencesOf } from './readPreferences.ts'

/**
 * How somebody reads: the language kept for them, in which only the business may have written something, that of our
 * own words to them, and that of the business, `home`.
 */
export type Reads = { kept: Language | null; language: PageLanguage; home: PageLanguage }
type Home = Pick<Business, 'language' | 'default_country'>

/** Tells how somebody reads for whom a business keeps this language. */
export function readsWith(business: Home, kept: Language | null): Reads {
  const home = languageOfBusiness(business)
  return { kept, language: isPageLanguage(kept) ? kept : home, home }
}

/** Tells how a customer reads. */
export const readsOf = async (ctx: BusinessContext, business: Home, customerId: string): Promise<Reads> =>
  (await readsOfAll(ctx, business, [customerId]))(customerId)

/** `readsOf` for many customers. */
export async function readsOfAll(
  ctx: BusinessContext,
  business: Home,
  customerIds: string[],
): Promise<(customerId: string) => Reads> {
  const preferences = await readPreferencesOf(ctx, customerIds)
  return (customerId) => readsWith(business, preferences.get(customerId)?.language ?? null)
}

/** `readsOf` for a caller that has not read the business. */
export const findReads = async (ctx: BusinessContext, customerId: string): Promise<Reads> =>
  readsOf(ctx, await findBusiness(ctx.tx, ctx.businessId), customerId)
