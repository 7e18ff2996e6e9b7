import { emailAddress } from '#server/platform/contact/emailAddress.ts'
import { InvalidRow } from './invalidRow.ts'

/** What is copied along with an address: characters without width, which no address has. */
const invisible = /\p{Cf}|\u034f/gu
/** 'Ada <ada@example.com>', '<ada@example.com>'. */
const inBrackets = /^[^<>]{0,200}<([^<>]+)>[.,;]?$/
/** The common check of every door: what is stored here is refused nowhere later. */
const address = emailAddress()

/** An address as it is meant, in lower case: without mailto:, brackets and the comma behind it. @throws {InvalidRow} */
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
