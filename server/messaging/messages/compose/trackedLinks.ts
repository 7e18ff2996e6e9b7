import { createHash } from 'node:crypto'
import { splitAtAddresses } from '#server/platform/network/webAddresses.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { messageToken, readMessageToken } from './messageToken.ts'

/** Enough characters to tell the addresses of one message apart. */
const NAME_LENGTH = 6

type Named = { business_id: string; id: string }
/** Gives our address that leads over to `url`, or null for an address that is left as it is. */
export type LeadOver = (url: string) => string | null

/** Links by which people leave are not counted. */
const waysOut = ['/unsubscribe/', '/preferences/']

/**
 * Leads the links of a message over our addresses. Each names the message, signed, and which of its addresses is meant.
 * The address itself stands only in the message, so that our links lead nowhere else.
 */
export function leadOver(keyring: Keyring, publicUrl: string, message: Named): LeadOver {
  const token = messageToken(keyring, 'link', message)
  return (url) => {
    const followed = webAddress(url)
    if (!followed || waysOut.some((path) => url.startsWith(publicUrl + path))) return null
    return `${publicUrl}/l/${token}${linkName(followed)}`
  }
}

/** Reads which message and link an address of ours names; null for anything that we did not sign. */
export function readLink(keyring: Keyring, token: string) {
  const named = readMessageToken(keyring, 'link', token.slice(0, -NAME_LENGTH))
  return named && { ...named, link: token.slice(-NAME_LENGTH) }
}

/** A short name of an address among those of one message. */
export const linkName = (url: string): string =>
  createHash('sha256').update(url).digest('base64url').slice(0, NAME_LENGTH)

/** A web address as browsers write it, in ASCII only; null for any other, such as scripts. */
export function webAddress(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : null
}

/** The text of a link may be bold or italic. */
const anchors = /(<a\b[^>]*?\shref=")([^"]*)("[^>]*>(?:<(?:strong|em)>)*)([^<]*)/g

/**
 * Leads the links of a mail over our addresses. A link whose text is its own address loses the scheme in that text:
 * mail programs warn of a link that shows one address and leads to another.
 */
export const leadOverMail = (html: string, over: LeadOver): string =>
  html.replace(anchors, (whole, before: string, href: string, after: string, shown: string) => {
    const ours = over(unescaped(href))
    if (!ours) return whole
    return `${before}${ours}${after}${shown === href ? shown.replace(/^https?:\/\//, '') : shown}`
  })

/**
 * Leads the links of a text over our addresses, but only those that get no longer by it: a longer text may cost more.
 */
export const leadOverText = (text: string, over: LeadOver): string =>
  splitAtAddresses(text)
    .map((piece, index) => {
      const ours = index % 2 === 1 ? over(piece) : null
      return ours && ours.length <= piece.length ? ours : piece
    })
    .join('')

/** Targets of the links of a mail, each as browsers write it. */
export const linksInMail = (html: string): string[] =>
  [...html.matchAll(anchors)].map(([, , href]) => webAddress(unescaped(href!))).filter((url) => url !== null)

export const linksInText = (text: string): string[] =>
  splitAtAddresses(text)
    .filter((_, index) => index % 2 === 1)
    .map(webAddress)
    .filter((url) => url !== null)

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)
