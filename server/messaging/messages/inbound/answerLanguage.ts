import { findBusiness, languageOfBusiness } from '#server/businesses/business/index.ts'
import { readsOf } from '#server/messaging/preferences/index.ts'
import { textedCountry } from '#server/platform/contact/phone.ts'
import { speakFor } from '#server/platform/database/index.ts'
import { languageOfCountry, type PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { findWriter, type InboundText, keyOfText } from './keepReply.ts'
import type { PhoneContext } from './stopTexting.ts'

/**
 * The language of our answer to a text: that of its writer at the business that last texted the phone, or of that
 * business; that of the phone's country where none did. Leaves the transaction speaking for that business.
 */
export async function answerLanguage(ctx: PhoneContext, text: InboundText): Promise<PageLanguage> {
  const writer = await findWriter(ctx, text.from, keyOfText(ctx, text))
  if (!writer) return languageOfCountry(textedCountry(text.from) ?? 'US')
  const { business_id: businessId, customer_id: customerId } = writer
  await speakFor(ctx.tx, { businessId })
  const business = await findBusiness(ctx.tx, businessId)
  if (customerId === null) return languageOfBusiness(business)
  return (await readsOf({ ...ctx, businessId }, business, customerId)).language
}
