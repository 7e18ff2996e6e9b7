import type { ShopContext } from '#server/platform/context.ts'
import { newId } from '#server/platform/ids.ts'
import { invalidField } from '#server/platform/refusal.ts'
import { newCode, type QrCode, signUpUrl } from './qrCode.ts'
import { insertQrCode } from './queries.ts'

export type NewQrCode = { location_name?: string | null | undefined; custom_url?: string | null | undefined }

/**
 * Makes a QR code: active, not yet scanned. `custom_url` (http or https) is where it leads instead of our form.
 * @throws {Refusal} 'invalid' for a custom_url that leads back to a sign-up form of ours, and so in circles.
 */
export function generateQrCode(ctx: ShopContext, input: NewQrCode): Promise<QrCode> {
  // As browsers read it: a Location header takes no spaces and no surprises.
  const customUrl = input.custom_url ? new URL(input.custom_url).href : null
  if (customUrl?.startsWith(new URL(signUpUrl(ctx.publicUrl, '')).href))
    throw invalidField('custom_url', 'Leave this empty to lead to your sign-up form')
  return insertQrCode(ctx, {
    business_id: ctx.businessId,
    id: newId(),
    code: newCode(),
    location_name: input.location_name?.trim() || null,
    custom_url: customUrl,
    created_at: ctx.now,
  })
}
