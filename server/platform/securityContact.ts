import { isMailbox } from './mailbox.ts'

/**
 * Reads where faults are reported: an address for mail, or that of a page (https:). It is given as a URI, as
 * security.txt has it (RFC 9116, 2.5.3). Undefined for what is neither.
 */
export function readSecurityContact(text: string): string | undefined {
  const written = text.trim()
  const address = written.replace(/^mailto:/i, '')
  if (isMailbox(address)) return mailTo(address)
  return URL.canParse(written) && new URL(written).protocol === 'https:' ? new URL(written).href : undefined
}

export const mailTo = (address: string): string => `mailto:${address}`
