import { recordAct } from '#server/businesses/audit/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import type { QrCode } from './qrCode.ts'
import { findQrCode, setActive } from './queries.ts'

/**
 * Pauses a QR code, which then redirects nobody and counts nothing, or resumes it. Nothing is written if nothing
 * changes.
 * @throws {Refusal} 'not_found' when the business has no such QR code, or not any more.
 */
export async function switchQrCode(
  ctx: BusinessContext,
  { qrCodeId, active }: { qrCodeId: string; active: boolean },
): Promise<QrCode> {
  const changed = await setActive(ctx, qrCodeId, active)
  const qrCode = changed ?? (await findQrCode(ctx, qrCodeId))
  if (!qrCode) throw notFound('QR code')
  const { location_name: name } = qrCode
  if (changed)
    await recordAct(ctx, {
      action: active ? 'qr_code_resumed' : 'qr_code_paused',
      details: name ? { name } : {},
    })
  return qrCode
}
