import { customerUrl } from '#server/businesses/branding/index.ts'
import type { Block } from '#server/messaging/blocks/contract.ts'
import { linksOfBlocks, withoutLinks, wordsOf } from '#server/messaging/blocks/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/** Words of a mail, as somebody typed them or as one receiver reads them. */
export type Words = { subject: string; body: string; blocks?: Block[] | null }

const LETTER = '\\p{L}\\p{M}\\p{N}_\\-'
/** Full stops: browsers read the last three as one, too (UTS 46). */
const DOT = '.\u3002\uff0e\uff61'
/**
 * Two names with one full stop between them, which mail programs link whatever the ending. Two full stops are an
 * ellipsis.
 */
const BARE = `(?:[${LETTER}${DOT}]*[${DOT}]{2})?(?:[${LETTER}]+[${DOT}])+\\p{L}[${LETTER}]+(?![${LETTER}])`
const MAILBOX = `[${LETTER}${DOT}+%]+@[${LETTER}${DOT}]+`
const REST = `(?::\\d+)?(?:[/?#][^\\s<>"]*)?`
const addresses = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s<>"]+|(?<![${LETTER}${DOT}+%])(?:${MAILBOX}|${BARE}${REST})`,
  'giu',
)
const beforeEllipsis = new RegExp(`^[${LETTER}${DOT}]*[${DOT}]{2}`, 'u')
const hasScheme = /^https?:\/\//i
const isMailbox = new RegExp(`^(?:mailto:|tel:|(?!www\\.)${MAILBOX}$)`, 'iu')

/** Matches our pages that redirect to any address that a business chose: a QR code's target, or a link of a mail. */
const SENDS_ON = /\/(?:signup-form|l)\//i

/**
 * Gives the foreign host that an address leads to. It is the address itself if no host can be read, and has the path
 * for our pages that redirect; null for `own` hosts, mails and calls.
 */
function foreignHostOf(address: string, own: Set<string>): string | null {
  if (isMailbox.test(address)) return null
  const url = URL.parse(hasScheme.test(address) ? address : `https://${address.replace(beforeEllipsis, '')}`)
  if (!url?.hostname) return address
  if (!own.has(url.hostname)) return url.hostname
  return SENDS_ON.test(readable(url.pathname)) ? `${url.hostname}${url.pathname}` : null
}

/** Decodes percent-encoded ASCII: an encoded path leads to the same page. */
const readable = (path: string): string =>
  path.replace(/%[2-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))

/** Hosts that links may lead to without a review, except to redirecting pages: ours and the business's proven one. */
export async function ownHosts(ctx: BusinessContext): Promise<Set<string>> {
  return new Set([new URL(ctx.publicUrl).hostname, new URL(await customerUrl(ctx)).hostname])
}

/** Most hosts found in some words: reading further would hold up everybody else. */
const MOST_HOSTS = 50

/** Finds the foreign hosts that some words lead to, each once, up to 50; our pages that redirect with their path. */
export function foreignHosts(all: readonly Words[], own: Set<string>): string[] {
  const hosts = new Set<string>()
  for (const address of addressesIn(all)) {
    const host = foreignHostOf(address, own)
    if (host !== null) hosts.add(host)
    if (hosts.size === MOST_HOSTS) break
  }
  return [...hosts]
}

function* addressesIn(all: readonly Words[]): Generator<string> {
  for (const { subject, body, blocks } of all) {
    for (const words of [subject, body, wordsOf(blocks ?? [])])
      for (const [address] of words.matchAll(addresses)) yield address
    yield* linksOfBlocks(blocks ?? [])
  }
}

/** Reason for which a mail cannot go without its links, for its author. */
export const NOTHING_LEFT = 'Without its links there is nothing left to send. Change it instead.'

/** Removes the links to some hosts from words. */
export function withoutLinksTo<Some extends Words>(
  hosts: readonly string[],
  text: Some,
  own: Set<string>,
): Some {
  const isOut = (link: string) => {
    const host = foreignHostOf(link, own)
    return host !== null && hosts.includes(host)
  }
  const inWords = (words: string) =>
    words.replace(addresses, (address) => (isOut(address) ? '' : address)).replace(/[ \t]{2,}/g, ' ')
  return {
    ...text,
    subject: inWords(text.subject).trim(),
    body: inWords(text.body).trim(),
    ...(text.blocks && { blocks: withoutLinks(text.blocks, { isOut, inWords }) }),
  }
}
