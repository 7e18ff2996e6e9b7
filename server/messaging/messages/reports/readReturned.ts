import PostalMime from 'postal-mime'

/** The fate that a returned mail reports of the mail that it is about. */
export type Returned =
  | { kind: 'bounce'; status: string; reason: string }
  | { kind: 'complaint'; reason: string }

const LONGEST_REASON = 300

/**
 * Reads a report on a mail: that it could not be delivered (RFC 3464), or that its receiver called it spam (RFC 5965).
 * Null for anything else, such as a notice of a holiday or of a delay.
 */
export async function readReturned(raw: Uint8Array): Promise<Returned | null> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' })
  const partOf = (type: string) => {
    const content = mail.attachments.find(({ mimeType }) => mimeType === type)?.content
    return typeof content === 'string' ? content : null
  }
  const complaint = partOf('message/feedback-report')
  if (complaint !== null)
    return { kind: 'complaint', reason: fieldOf(complaint, 'Feedback-Type') ?? 'complaint' }
  const status = partOf('message/delivery-status')
  if (status === null || fieldOf(status, 'Action')?.toLowerCase() !== 'failed') return null
  const code = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fieldOf(status, 'Status') ?? '')?.[0] ?? '5.0.0'
  const said = fieldOf(status, 'Diagnostic-Code')?.replace(/^[^;]*;\s*/, '')
  return {
    kind: 'bounce',
    status: code,
    reason: [code, said].filter(Boolean).join(' ').slice(0, LONGEST_REASON),
  }
}

/** The first value of a field, with its folded lines (RFC 5322, 2.2.3). */
function fieldOf(text: string, name: string): string | undefined {
  const unfolded = text.replace(/\r?\n[ \t]+/g, ' ')
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(unfolded)?.[1]?.trim()
}
