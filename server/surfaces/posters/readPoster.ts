import { findBusiness } from '#server/businesses/directory/index.ts'
import { findQrCode, signUpUrl } from '#server/loyalty/qr-codes/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { notFound } from '#server/platform/refusal.ts'
import { locateLogo } from '#server/surfaces/settings/index.ts'
import type { PosterContent } from './poster.ts'

/**
 * What stands on the poster of a QR code.
 * @throws {Refusal} 'not_found' when the business has no such QR code, or no longer.
 */
export async function readPoster(ctx: BusinessContext, qrCodeId: string): Promise<PosterContent> {
  const [qrCode, business] = await Promise.all([
    findQrCode(ctx, qrCodeId),
    findBusiness(ctx.tx, ctx.businessId),
  ])
  if (!qrCode) throw notFound('QR code')
  const { logo_hash: hash, company_name: businessName, brand_color: color } = business
  return {
    businessName,
    color,
    logo: hash ? ((await locateLogo(ctx.tx, hash)) ?? null) : null,
    url: signUpUrl(ctx.publicUrl, qrCode.code),
    customUrl: qrCode.custom_url,
    location: qrCode.location_name,
  }
}
