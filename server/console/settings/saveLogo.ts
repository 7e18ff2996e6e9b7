import { createHash } from 'node:crypto'
import { recordAct } from '#server/businesses/audit/index.ts'
import { logoPath, setLogoHash } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { takePicture } from '#server/platform/pictures/picture.ts'
import { dropOldLogos, insertLogo } from './queries.ts'

/**
 * Sets the business's logo and returns its address.
 * @throws {Refusal} 'invalid' at the field `picture` for anything but a PNG, JPEG or WebP.
 */
export async function saveLogo(ctx: BusinessContext, uploaded: Uint8Array): Promise<string> {
  const { mediaType, content } = takePicture(uploaded)
  const hash = createHash('sha256').update(content).digest('hex')
  await insertLogo(ctx, { hash, media_type: mediaType, content })
  await setLogoHash(ctx, hash)
  await dropOldLogos(ctx)
  await recordAct(ctx, { action: 'logo_changed', details: { enabled: true } })
  return logoPath({ logo_hash: hash })!
}

/** Removes the logo of a business; mails sent before still find it. */
export async function removeLogo(ctx: BusinessContext): Promise<void> {
  await setLogoHash(ctx, null)
  await recordAct(ctx, { action: 'logo_changed', details: { enabled: false } })
}
