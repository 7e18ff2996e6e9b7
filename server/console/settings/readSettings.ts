import { type Business, findBusiness, logoPath } from '#server/businesses/business/index.ts'
import { whoLeftWeeklyMail } from '#server/data/weekly-mail/index.ts'
import { hasAmounts } from '#server/loyalty/ledger/index.ts'
import { formatPhone } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { currencies } from '#server/platform/money/currencies.ts'
import { countries } from '#server/platform/text/countries.ts'
import { plainNameFault } from '#server/platform/text/plainName.ts'
import { sentenceIn } from '#server/platform/text/refusalIn.ts'
import { defaultWording } from '#server/portal/join/index.ts'
import type { Profile, SettingsView } from './contract.ts'

/** Reads the business's profile and settings, as its staff see them. */
export async function readSettings(ctx: BusinessContext): Promise<SettingsView> {
  return describeSettings(ctx, await findBusiness(ctx.tx, ctx.businessId))
}

export async function describeSettings(ctx: BusinessContext, business: Business): Promise<SettingsView> {
  return {
    profile: describeProfile(business),
    version: business.version,
    company_name_fault: sentenceIn(ctx.language, plainNameFault(business.company_name)),
    email_tracking_enabled: business.email_tracking_enabled,
    portal_enabled: business.portal_enabled,
    double_opt_in: business.double_opt_in,
    weekly_mail_enabled: business.weekly_mail_enabled,
    weekly_mail_left: ctx.actor.kind === 'member' && (await whoLeftWeeklyMail(ctx)).has(ctx.actor.userId),
    text_countries: business.text_countries,
    counter_most_amount: business.counter_most_amount,
    marketing_texts_a_week: business.marketing_texts_a_week,
    marketing_mails_a_week: business.marketing_mails_a_week,
    logo_url: logoPath(business),
    default_wording: defaultWording(business, ctx.language),
    countries: countries(),
    currencies: [...currencies],
    currency_locked: await hasAmounts(ctx),
  }
}

function describeProfile(business: Business): Profile {
  const { company_name, brand_color, time_zone, currency, default_country } = business
  const { visit_window_minutes, texts_from_hour, texts_until_hour } = business
  return {
    ...{ company_name, brand_color, time_zone, currency, default_country },
    ...{ visit_window_minutes, texts_from_hour, texts_until_hour },
    language: business.language ?? '',
    address: business.address ?? '',
    contact_phone: business.contact_phone ? formatPhone(business.contact_phone) : '',
    contact_email: business.contact_email ?? '',
    sms_opt_in_wording: business.sms_opt_in_wording ?? '',
    email_opt_in_wording: business.email_opt_in_wording ?? '',
    privacy_notice: business.privacy_notice ?? '',
  }
}
