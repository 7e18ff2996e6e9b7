import type { Context } from 'hono'

/**
 * A picture that somebody uploaded, under an address that names its content: to a browser it is that and nothing else,
 * even when opened by itself.
 */
export function servePicture(
  c: Context,
  { media_type, content }: { media_type: string; content: Uint8Array },
): Response {
  c.header('Content-Type', media_type)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Content-Security-Policy', "default-src 'none'; sandbox")
  // Mail programs in browsers show it on pages of their own.
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  return c.body(new Uint8Array(content))
}
