import { emailAddress } from '#server/platform/contact/emailAddress.ts'
import { InvalidRow } from './invalidRow.ts'

/** Characters without width that are copied along with an address and that no address has. */
const invisible = /\p{Cf}|\u034f/gu
/** 'Ada <ada@example.com>', '<ada@example.com>'. */
const inBrackets = /^[^<>]{0,200}<([^<>]+)>[.,;]?$/
/** The check that every way in shares, so an address stored here is refused nowhere later. */
const address = emailAddress()

/**
 * Reads the address that was meant, in lower case: without mailto:, brackets and a comma after it.
 * @throws {InvalidRow}
 */
export function readEmail(text: string): string | null {
  const bare = text
    .replace(invisible, '')
    .trim()
    .replace(/^mailto:\s*/i, '')
  const [, bracketed] = inBrackets.exec(bare) ?? []
  const email = (bracketed ?? bare)
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;]$/, '')
  if (!email) return null
  const read = address.safeParse(email)
  if (!read.success) throw new InvalidRow('Invalid email format')
  return read.data.toLowerCase()
}
