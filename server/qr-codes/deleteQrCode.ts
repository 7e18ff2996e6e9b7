import type { ShopContext } from '#server/platform/context.ts'
import { notFound } from '#server/platform/refusal.ts'
import { removeQrCode } from './queries.ts'

/** @throws {Refusal} 'not_found' when the shop has no such QR code, or no longer. */
export async function deleteQrCode(ctx: ShopContext, qrCodeId: string): Promise<void> {
  if (!(await removeQrCode(ctx, qrCodeId))) throw notFound('QR code')
}
