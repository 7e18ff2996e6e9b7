import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { guestUrl } from '#server/businesses/branding/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import { hashInput, keyTaken } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import { invalidField } from '#server/platform/refusal.ts'
import { newCode, type QrCode, signUpUrl } from './qrCode.ts'
import { insertOnce } from './queries.ts'

export type NewQrCode = {
  location_name?: string | null | undefined
  custom_url?: string | null | undefined
  /** The same for the same intent: a repeated request gets the code of the first. */
  idempotencyKey?: string | undefined
}

/**
 * Makes a QR code: active, not yet scanned. `custom_url` (http or https) is its target instead of our form.
 * @throws {Refusal} 'invalid' for a custom_url that leads back to one of our sign-up forms, which would be a
 * loop; 'conflict' for a key that made another one.
 */
export async function generateQrCode(ctx: BusinessContext, input: NewQrCode): Promise<QrCode> {
  // As browsers write it: a Location header takes no spaces and no special characters.
  const customUrl = input.custom_url ? new URL(input.custom_url).href : null
  const ours = [ctx.publicUrl, await guestUrl(ctx)].map((url) => new URL(signUpUrl(url, '')).href)
  if (ours.some((form) => customUrl?.startsWith(form)))
    throw invalidField('custom_url', 'Leave this empty to lead to your sign-up form')
  const wanted = { location_name: input.location_name?.trim() || null, custom_url: customUrl }
  const input_hash = hashInput(wanted)
  const id = newId()
  const qrCode = await insertOnce(ctx, {
    business_id: ctx.businessId,
    id,
    code: newCode(),
    ...wanted,
    ...(input.idempotencyKey === undefined ? {} : { idempotency_key: input.idempotencyKey, input_hash }),
    created_at: ctx.now,
  })
  if (input.idempotencyKey !== undefined && qrCode.input_hash !== input_hash) throw keyTaken()
  if (qrCode.id === id) await recordMade(ctx, qrCode)
  return qrCode
}

/** The target is recorded too: a code with another target may be made to mislead customers. */
async function recordMade(ctx: BusinessContext, { location_name, custom_url }: QrCode): Promise<void> {
  const changes = changesBetween<Pick<QrCode, 'custom_url'>>({ custom_url: null }, { custom_url })
  await recordAct(ctx, {
    action: 'qr_code_made',
    details: { ...(location_name && { name: location_name }), changes },
  })
}
