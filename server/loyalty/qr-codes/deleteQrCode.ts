import { recordAct } from '#server/businesses/audit/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { removeQrCode } from './queries.ts'

/**
 * Deletes a QR code.
 * @throws {Refusal} 'not_found' when the business has no such QR code, or not any more.
 */
export async function deleteQrCode(ctx: BusinessContext, { qrCodeId }: { qrCodeId: string }): Promise<void> {
  const removed = await removeQrCode(ctx, qrCodeId)
  if (!removed) throw notFound('QR code')
  const { location_name: name } = removed
  await recordAct(ctx, { action: 'qr_code_deleted', details: name ? { name } : {} })
}
