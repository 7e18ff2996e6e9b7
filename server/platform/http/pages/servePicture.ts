import type { Context } from 'hono'
import { type Picture, withoutMetadata } from '#server/platform/pictures/picture.ts'

/**
 * Serves an uploaded picture, under an address that names its content. Browsers must treat it as a picture and nothing
 * else, even when it is opened by itself.
 */
export function servePicture(
  c: Context,
  { media_type, content }: { media_type: string; content: Uint8Array },
): Response {
  c.header('Content-Type', media_type)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Content-Security-Policy', "default-src 'none'; sandbox")
  // Webmail shows it on pages of other sites.
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  // Pictures stored before metadata was removed at upload still have theirs.
  return c.body(new Uint8Array(withoutMetadata(content, media_type as Picture['mediaType']) ?? content))
}
