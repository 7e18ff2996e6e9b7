import { customerUrl } from '#server/businesses/branding/index.ts'
import type { Block } from '#server/messaging/blocks/contract.ts'
import { linksOfBlocks, withoutLinks, wordsOf } from '#server/messaging/blocks/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/** What a mail says: as somebody typed it, or as one receiver reads it. */
export type Words = { subject: string; body: string; blocks?: Block[] | null }

const LETTER = '\\p{L}\\p{M}\\p{N}_\\-'
/** Browsers read the others as a full stop, too (UTS 46). */
const DOT = '.\u3002\uff0e\uff61'
/** Two names with one full stop between them: mail programs link them, whatever the ending; two full stops are an ellipsis. */
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

/** Our pages that send on to wherever a business wants: a QR code's target, a link of an earlier mail. */
const SENDS_ON = /\/(?:signup-form|l)\//i

/** Where an address leads outside of `own`: a host, the address itself where none can be read, null for mails and calls. */
function foreignHostOf(address: string, own: Set<string>): string | null {
  if (isMailbox.test(address)) return null
  const url = URL.parse(hasScheme.test(address) ? address : `https://${address.replace(beforeEllipsis, '')}`)
  if (!url?.hostname) return address
  if (!own.has(url.hostname)) return url.hostname
  return SENDS_ON.test(readable(url.pathname)) ? `${url.hostname}${url.pathname}` : null
}

/** Letters need no percent signs, and a path with them leads to the same page. */
const readable = (path: string): string =>
  path.replace(/%[2-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))

/** Hosts that a business's links may lead to without anybody looking, where no page sends on: ours, its own proven one. */
export async function ownHosts(ctx: BusinessContext): Promise<Set<string>> {
  return new Set([new URL(ctx.publicUrl).hostname, new URL(await customerUrl(ctx)).hostname])
}

/** Whoever writes more is told of as many first; reading on would hold up everybody else. */
const MOST_HOSTS = 50

/** The other hosts that some words lead to, each once, up to 50; pages of ours that send on with their path. */
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

/** Why a text cannot go without its links, for whoever wrote it. */
export const NOTHING_LEFT = 'Without its links there is nothing left to send. Change it instead.'

/** The same words without what leads to some of the other hosts. */
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
