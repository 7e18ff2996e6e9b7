import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { customerUrl } from '#server/businesses/branding/index.ts'
import { isOwnerProven, lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { findMade, keyColumns } from '#server/platform/context/idempotency.ts'
import { newId } from '#server/platform/context/ids.ts'
import { invalidField, Refusal, refuseBeyond } from '#server/platform/context/refusal.ts'
import { MOST_QR_CODES } from './contract.ts'
import { newCode, type QrCode, signUpUrl } from './qrCode.ts'
import { countQrCodes, findQrCodeByKey, insertQrCode } from './queries.ts'

export type NewQrCode = {
  location_name?: string | null | undefined
  custom_url?: string | null | undefined
  /** Names the intent: a repeated request has the key of the first, and gets its code. */
  idempotencyKey?: string | undefined
}

/**
 * Makes a QR code, active and not yet scanned. `custom_url` (http or https) is its target instead of our form.
 * @throws {Refusal} 'invalid' for a custom_url that leads back to one of our sign-up forms, which would be a loop;
 * 'forbidden' for a target while the owner's address is not proven; 'conflict' for a key that made another code;
 * 'limit_reached'
 */
export async function generateQrCode(ctx: BusinessContext, input: NewQrCode): Promise<QrCode> {
  // The form that browsers write: a Location header takes no spaces and no special characters.
  const customUrl = input.custom_url ? new URL(input.custom_url).href : null
  const ours = [ctx.publicUrl, await customerUrl(ctx)].map((url) => new URL(signUpUrl(url, '')).href)
  if (ours.some((form) => customUrl?.startsWith(form)))
    throw invalidField('custom_url', 'Leave this empty to lead to your sign-up form')
  // Otherwise whoever signs up with any address could lead from ours to wherever they like.
  if (customUrl && !(await isOwnerProven(ctx.tx, ctx.businessId)))
    throw new Refusal('forbidden', 'Confirm your email address first.', {
      details: { reason: 'owner not proven' },
    })
  const wanted = { location_name: input.location_name?.trim() || null, custom_url: customUrl }
  const once = keyColumns(input.idempotencyKey, wanted)
  // Under the lock the count stays true, and nobody makes the same code at once.
  await lockBusinessAndTier(ctx)
  const earlier = await findMade(once, (key) => findQrCodeByKey(ctx, key))
  if (earlier) return earlier
  refuseBeyond(MOST_QR_CODES, 'QR codes', await countQrCodes(ctx), 'Delete one that is no longer used.')
  const qrCode = await insertQrCode(ctx, {
    ...{ business_id: ctx.businessId, id: newId(), code: newCode(), ...wanted },
    ...once,
    created_at: ctx.now,
  })
  await recordMade(ctx, qrCode)
  return qrCode
}

/**
 * Records that a code was made. The target is recorded too: a code with another target may be made to mislead
 * customers.
 */
async function recordMade(ctx: BusinessContext, { location_name, custom_url }: QrCode): Promise<void> {
  const changes = changesBetween<Pick<QrCode, 'custom_url'>>({ custom_url: null }, { custom_url })
  await recordAct(ctx, {
    action: 'qr_code_made',
    details: { ...(location_name && { name: location_name }), changes },
  })
}
