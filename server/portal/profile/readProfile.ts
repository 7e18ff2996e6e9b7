import { findBusiness } from '#server/businesses/business/index.ts'
import { findCustomer } from '#server/loyalty/customers/index.ts'
import { findAsked } from '#server/messaging/confirmations/index.ts'
import { isSuppressed } from '#server/messaging/messages/index.ts'
import { readPreferences } from '#server/messaging/preferences/index.ts'
import { formatPhone } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { formatDay, localeIn } from '#server/platform/text/locale.ts'
import { consentWording, wordingMark } from '#server/portal/join/index.ts'
import type { OwnProfile } from './contract.ts'

/** Reads a customer's own row for them, with the words that a consent would agree to today. */
export async function readProfile(ctx: BusinessContext, customerId: string): Promise<OwnProfile> {
  const customer = await findCustomer(ctx, customerId)
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const preferences = await readPreferences(ctx, customerId)
  const { paused_until } = preferences
  const wording = consentWording(business, ctx.language)
  const { company_name, brand_color } = business
  const { first_name, last_name, email, phone, birthday, opted_in_sms, opted_in_email, version } = customer
  return {
    first_name,
    last_name,
    email,
    phone,
    phone_text: phone && formatPhone(phone, business.default_country),
    birthday,
    opted_in_sms,
    opted_in_email,
    email_to_confirm: !opted_in_email && (await findAsked(ctx, customer)) !== undefined,
    can_text: ctx.canText,
    texts_stopped: phone !== null && (await isSuppressed(ctx.tx, ctx.keyring, phone)),
    preferences,
    paused_until_day:
      paused_until &&
      formatDay(new Date(paused_until), localeIn(business.locale, ctx.language), business.time_zone),
    has_pin: customer.auth_pin !== null,
    wording,
    wording_mark: wordingMark(wording),
    business: { company_name, brand_color },
    version,
  }
}
