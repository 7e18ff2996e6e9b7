import { brandingOf } from '#server/businesses/branding/index.ts'
import { type Business, logoPath, nameForCustomers } from '#server/businesses/business/index.ts'
import { type EmailLayout, layoutEmail } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { localeIn } from '#server/platform/text/locale.ts'
import { readsAsWebAddress } from '#server/platform/text/plainName.ts'

/** The words of a mail, and the links of this one copy. */
export type Mail = Omit<EmailLayout, 'business' | 'publicUrl'>

/** Lays a mail out in the frame of its business: its name, logo, colour and address. */
export function layOutEmail(
  publicUrl: string,
  business: Business,
  mail: Mail,
  platformLine: string | null = null,
) {
  const logo = logoPath(business)
  const { language = 'en' } = mail
  return layoutEmail({
    business: {
      name: nameForCustomers(business, language, { alone: true }),
      color: business.brand_color,
      logoUrl: logo && `${publicUrl}${logo}`,
      // An address kept from before web addresses were refused there would be a link in every mail.
      address: business.address && !readsAsWebAddress(business.address) ? business.address : null,
      locale: localeIn(business.locale, language),
      namesPlatform: platformLine !== null,
    },
    publicUrl,
    ...mail,
  })
}

/** Lays a mail out for its writer as the receiver would see it. Nothing in it counts or unsubscribes. */
export async function previewEmail(ctx: BusinessContext, business: Business, mail: Mail): Promise<string> {
  const { platformLine } = await brandingOf(ctx, business)
  const shown = { ...mail, unsubscribeUrl: '#', preferencesUrl: '#' }
  return (await layOutEmail(ctx.publicUrl, business, shown, platformLine)).html
}
