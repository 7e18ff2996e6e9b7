import type { Mailbox, Text } from '#stand-ins/mailbox.ts'

const usualSize = 50
const largestSize = 1000

/** A page of messages, newest first, by the filters of GET Messages.json that the stand-in reads. */
export function listMessages(mailbox: Mailbox, path: string, query: Record<string, string>) {
  const { To, From, DateSent, 'DateSent>': since, 'DateSent<': until } = query
  const size = Math.min(Number(query.PageSize ?? usualSize), largestSize)
  const page = Number(query.Page ?? 0)
  const all = mailbox
    .texts()
    .filter((text) => !To || receiverOf(text) === To)
    .filter((text) => !From || senderOf(text) === From)
    .filter(({ at }) => !DateSent || at.slice(0, 10) === DateSent)
    .filter(({ at }) => !since || at >= new Date(since).toISOString())
    .filter(({ at }) => !until || at.slice(0, 10) <= until)
    .reverse()
  const uriOf = (of: number) =>
    `${path}?${new URLSearchParams({ ...query, PageSize: String(size), Page: String(of) })}`
  const texts = all.slice(page * size, (page + 1) * size)
  return {
    texts,
    end: page * size + Math.max(texts.length - 1, 0),
    first_page_uri: uriOf(0),
    next_page_uri: (page + 1) * size < all.length ? uriOf(page + 1) : null,
    page,
    page_size: size,
    previous_page_uri: page > 0 ? uriOf(page - 1) : null,
    start: page * size,
    uri: uriOf(page),
  }
}

const isInbound = ({ direction }: Text): boolean => direction === 'sent'
const receiverOf = (text: Text): string => (isInbound(text) ? text.sender : text.phone)
const senderOf = (text: Text): string => (isInbound(text) ? text.phone : text.sender)
