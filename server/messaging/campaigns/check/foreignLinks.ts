import { guestUrl } from '#server/businesses/branding/index.ts'
import { linksOfBlocks, withoutLinks, wordsOf } from '#server/messaging/blocks/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { wordingsOf } from '../draft/wordings.ts'
import type { CampaignText } from '../tables.ts'

/** Endings that mail programs take for an address without any scheme; others need one, a 'www.' or a path. */
const ENDINGS =
  'com|net|org|info|biz|io|co|app|dev|me|eu|us|uk|de|fr|it|es|nl|pl|ch|at|ru|cn|in|br|xyz|top|site|online|shop|store|link|click|live|icu|vip|club|page'
const addresses = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s<>"]+|(?<![\\p{L}\\p{N}@._-])(?:[\\p{L}\\p{N}-]+\\.)+(?:\\p{L}[\\p{L}\\p{N}-]+(?::\\d+)?\\/[^\\s<>"]*|(?:${ENDINGS})(?![\\p{L}\\p{N}@-]))`,
  'giu',
)

/** Our pages that send on to wherever a business wants: a QR code's target, a link of an earlier mail. */
const SENDS_ON = /\/(?:signup-form|l)\//i

/** Where an address leads outside of `own`: a host, the address itself where none can be read, null for mails and calls. */
function foreignHostOf(address: string, own: Set<string>): string | null {
  if (/^(?:mailto|tel):/i.test(address)) return null
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`)
  if (!url?.hostname) return address
  if (!own.has(url.hostname)) return url.hostname
  return SENDS_ON.test(readable(url.pathname)) ? `${url.hostname}${url.pathname}` : null
}

/** Letters need no percent signs, and a path with them leads to the same page. */
const readable = (path: string): string =>
  path.replace(/%[2-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))

/** Hosts that a business's links may lead to without anybody looking, where no page sends on: ours, its own proven one. */
export async function ownHosts(ctx: BusinessContext): Promise<Set<string>> {
  return new Set([new URL(ctx.publicUrl).hostname, new URL(await guestUrl(ctx)).hostname])
}

/** The other hosts that a campaign's texts lead to, each once; pages of ours that send on with their path. */
export function foreignHosts(texts: CampaignText[], own: Set<string>): string[] {
  const found = wordingsOf(texts).flatMap(({ subject, body, blocks }) => [
    ...[subject, body, wordsOf(blocks ?? [])].flatMap((words) => words.match(addresses) ?? []),
    ...linksOfBlocks(blocks ?? []),
  ])
  const hosts = found.map((address) => foreignHostOf(address, own)).filter((host) => host !== null)
  return [...new Set(hosts)]
}

/** The same texts without what leads to other hosts. */
export function withoutForeignLinks(texts: CampaignText[], own: Set<string>): CampaignText[] {
  const isOut = (link: string) => foreignHostOf(link, own) !== null
  const inWords = (words: string) =>
    words.replace(addresses, (address) => (isOut(address) ? '' : address)).replace(/[ \t]{2,}/g, ' ')
  const change = { isOut, inWords }
  const clean = <Words extends Pick<CampaignText, 'subject' | 'body' | 'blocks'>>(text: Words): Words => ({
    ...text,
    subject: inWords(text.subject).trim(),
    body: inWords(text.body).trim(),
    ...(text.blocks && { blocks: withoutLinks(text.blocks, change) }),
  })
  return texts.map(({ translations, ...own }) => ({
    ...clean(own),
    ...(translations && { translations: translations.map(clean) }),
  }))
}
