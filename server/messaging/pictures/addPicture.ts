import { createHash, randomBytes } from 'node:crypto'
import { recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { invalidField, refuseBeyond } from '#server/platform/context/refusal.ts'
import { takePicture } from '#server/platform/pictures/picture.ts'
import { LARGEST_PICTURE, MOST_PICTURES } from './contract.ts'
import { countPictures, insertPicture, type StoredPicture, selectPictureByHash } from './queries.ts'

/** Makes the secret in a picture's address: 128 bits, which nobody guesses. */
const newToken = (): string => randomBytes(16).toString('base64url')

/**
 * Adds a picture to the library, without its metadata. A repeated picture is stored once.
 * @throws {Refusal} 'invalid' at the field `picture` if it is no PNG, JPEG, GIF or WebP, or has more than 1 MB;
 * 'limit_reached'
 */
export async function addPicture(
  ctx: BusinessContext,
  { name, content: uploaded }: { name: string; content: Uint8Array },
): Promise<StoredPicture> {
  if (uploaded.byteLength > LARGEST_PICTURE)
    throw invalidField('picture', 'The picture may have at most 1 MB')
  const { mediaType, width, height, content } = takePicture(uploaded, { mayMove: true })
  const hash = createHash('sha256').update(content).digest('hex')
  // Under the lock the count holds, and nobody adds the same picture at the same time.
  await lockBusinessAndTier(ctx)
  const there = await selectPictureByHash(ctx, hash)
  if (there) return there
  refuseBeyond(MOST_PICTURES, 'pictures', await countPictures(ctx), 'Delete one that is no longer used.')
  const made = await insertPicture(ctx, {
    ...{ id: newId(), token: newToken(), name, hash, media_type: mediaType, width, height },
    ...{ size: content.byteLength, content },
  })
  await recordAct(ctx, { action: 'picture_added', details: { name } })
  return made
}
