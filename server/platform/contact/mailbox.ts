import addressparser from 'nodemailer/lib/addressparser'

// One mailbox: no lists, no route, no display name, and nothing that could end a header or an SMTP command.
const mailbox = /^[^\s<>,;:"()[\]\\@\p{Cc}]+@[^\s<>,;:"()[\]\\@\p{Cc}]+$/u

export const isMailbox = (address: string): boolean => mailbox.test(address)

/** The sender of mail; the name is '' where none is given. */
export type Sender = { name: string; address: string }

/** Reads 'hello@example.com' and 'Regulars <hello@example.com>' (RFC 5322); null for a text that is not one mailbox. */
export function readSender(text: string): Sender | null {
  const whole = text.trim()
  if (isMailbox(whole)) return { name: '', address: whole }
  // The parser guesses at unclear input; a setting must be exact.
  const address = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(whole)?.[1]
  if (!address || !isMailbox(address)) return null
  const [found, ...others] = addressparser(whole)
  return found && others.length === 0 ? { name: found.name, address } : null
}
