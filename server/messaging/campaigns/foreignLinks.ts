import { guestUrl } from '#server/businesses/branding/index.ts'
import { linksOfBlocks, withoutLinks, wordsOf } from '#server/messaging/blocks/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import type { CampaignText } from './tables.ts'
import { wordingsOf } from './wordings.ts'

/** Endings that mail programs take for an address without any scheme; others need one, or a 'www.'. */
const ENDINGS =
  'com|net|org|info|biz|io|co|app|dev|me|eu|us|uk|de|fr|it|es|nl|pl|ch|at|ru|cn|in|br|xyz|top|site|online|shop|store|link|click|live|icu|vip|club|page'
const addresses = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s<>"]+|(?<![\\p{L}\\p{N}@._-])(?:[\\p{L}\\p{N}-]+\\.)+(?:${ENDINGS})(?![\\p{L}\\p{N}@-])(?:\\/[^\\s<>"]*)?`,
  'giu',
)

/** The host that an address leads to; the address itself where none can be read, and null for mails and calls. */
function hostOf(address: string): string | null {
  if (/^(?:mailto|tel):/i.test(address)) return null
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`)
  return url?.hostname || address
}

/** Hosts that a business's links may lead to without anybody looking: ours, and its own proven one. */
export async function ownHosts(ctx: BusinessContext): Promise<Set<string>> {
  return new Set([new URL(ctx.publicUrl).hostname, new URL(await guestUrl(ctx)).hostname])
}

/** The other hosts that a campaign's texts lead to, each once. */
export function foreignHosts(texts: CampaignText[], own: Set<string>): string[] {
  const found = wordingsOf(texts).flatMap(({ subject, body, blocks }) => [
    ...[subject, body, wordsOf(blocks ?? [])].flatMap((words) => words.match(addresses) ?? []),
    ...linksOfBlocks(blocks ?? []),
  ])
  const hosts = found.map(hostOf).filter((host) => host !== null && !own.has(host)) as string[]
  return [...new Set(hosts)]
}

/** The same texts without what leads to other hosts. */
export function withoutForeignLinks(texts: CampaignText[], own: Set<string>): CampaignText[] {
  const isOut = (link: string) => {
    const host = hostOf(link)
    return host !== null && !own.has(host)
  }
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
