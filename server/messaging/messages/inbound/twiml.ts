const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Twilio's answer document: one text back, or silence. */
export function twiml(answer: string | null): string {
  const message = answer === null ? '' : `<Message>${escapeXml(answer)}</Message>`
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark]!)
