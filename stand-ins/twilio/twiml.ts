const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The texts of a TwiML answer, or undefined where Twilio would report an unreadable document. */
export function twimlMessages(document: string): string[] | undefined {
  const response = document.match(/^\s*(?:<\?xml[^>]*\?>)?\s*<Response\s*(?:\/>|>([\s\S]*)<\/Response>)\s*$/)
  if (!response) return undefined
  const messages = (response[1] ?? '').matchAll(/<Message\b[^>]*?(?:\/>|>([\s\S]*?)<\/Message>)/g)
  return [...messages].map(([, content = '']) => messageText(content)).filter((text) => text !== '')
}

function messageText(content: string): string {
  const inner = content.match(/<Body\b[^>]*>([\s\S]*?)<\/Body>/)?.[1] ?? content
  const pieces = inner.split(/<!\[CDATA\[([\s\S]*?)\]\]>/)
  return pieces
    .map((piece, index) => (index % 2 === 1 ? piece : decoded(piece)))
    .join('')
    .trim()
}

function decoded(markup: string): string {
  const plain = markup.replace(/<[^>]*>/g, '')
  return plain.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return entities[name] ?? whole
  })
}
