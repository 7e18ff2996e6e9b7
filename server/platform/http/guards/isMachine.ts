import type { Context } from 'hono'
import { isbot } from 'isbot'

/** Mail programs and image proxies. They fetch a picture when a person opens the mail, and look like programs. */
const mailReaders =
  /GoogleImageProxy|YahooMailProxy|com\.samsung\.android\.email|\b(?:Thunderbird|Outlook|Airmail|eM Client|Evolution|ProtonMail|Spark)\b/i
/** Mail scanners. Some name themselves inside a browser's User-Agent. */
const scanners = /barracuda|mimecast|proofpoint|safelinks|urldefense/i

/**
 * True if a program called, not a person who opens a mail, follows a link or scans a code: crawlers, link previews of
 * messengers, scanners, Apple's mail privacy proxy, which says no more than 'Mozilla/5.0', and browsers that prefetch.
 * Nobody looks at something by HEAD, which link checkers use.
 */
export function isMachine({ req }: Context): boolean {
  const agent = (req.header('user-agent') ?? '').trim()
  const purpose = req.header('sec-purpose') ?? req.header('purpose') ?? req.header('x-moz') ?? ''
  if (req.method !== 'GET' || agent === '' || /prefetch|preview/i.test(purpose)) return true
  return scanners.test(agent) || (isbot(agent) && !mailReaders.test(agent))
}
