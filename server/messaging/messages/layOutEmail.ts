import { type Business, logoPath, nameInMessages } from '#server/businesses/directory/index.ts'
import { type EmailLayout, layoutEmail } from '#server/messaging/templates/index.ts'

/** What a mail says, and the links of this one copy. */
export type Mail = Omit<EmailLayout, 'business' | 'publicUrl'>

/** A mail in the frame of its business: its name, logo, colour and address. */
export function layOutEmail(publicUrl: string, business: Business, mail: Mail) {
  const logo = logoPath(business)
  return layoutEmail({
    business: {
      name: senderName(business),
      color: business.brand_color,
      logoUrl: logo && `${publicUrl}${logo}`,
      address: business.address,
      locale: business.locale,
    },
    publicUrl,
    ...mail,
  })
}

/** The same as its receiver would see it, for whoever writes it: nothing in it counts or unsubscribes. */
export const previewEmail = async (publicUrl: string, business: Business, mail: Mail): Promise<string> =>
  (await layOutEmail(publicUrl, business, { ...mail, unsubscribeUrl: '#' })).html

export const senderName = (business: Business): string => nameInMessages(business, 'Our shop')
