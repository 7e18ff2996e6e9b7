import { isMailbox } from '#server/platform/contact/mailbox.ts'

/**
 * Reads the address for reports of faults: an e-mail address or a page (https:). Returns it as a URI, as security.txt
 * needs it (RFC 9116, 2.5.3). Undefined for anything else.
 */
export function readSecurityContact(text: string): string | undefined {
  const written = text.trim()
  const address = written.replace(/^mailto:/i, '')
  if (isMailbox(address)) return mailTo(address)
  return URL.canParse(written) && new URL(written).protocol === 'https:' ? new URL(written).href : undefined
}

export const mailTo = (address: string): string => `mailto:${address}`
