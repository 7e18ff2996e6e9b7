import type { Handler } from 'hono'

const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year, so that copies do not get old. */
const VALID_DAYS = 180

export type SecurityTxt = {
  publicUrl: string
  /** A URI. */
  contact: string
  now(): Date
}

/** Serves security.txt (RFC 9116), which tells where to report a fault. */
export function securityTxt({ publicUrl, contact, now }: SecurityTxt): Handler {
  return (c) => {
    const today = Math.floor(now().getTime() / DAY_MS)
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      `Policy: ${publicUrl}/security`,
    ]
    c.header('Cache-Control', 'public, max-age=86400')
    return c.text(`${lines.join('\n')}\n`)
  }
}
