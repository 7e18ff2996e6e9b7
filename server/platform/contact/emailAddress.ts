import { z } from 'zod'

const LONGEST = 254

/**
 * 'müller.de' as mail servers and DNS take it: 'xn--mller-kva.de' (IDNA). A text that is no such name stays as it is.
 */
export function asciiDomain(domain: string): string {
  const isForeign = /\P{ASCII}/u.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
  const url = `http://${domain}`
  return domain.length <= LONGEST && isForeign && URL.canParse(url) ? new URL(url).hostname : domain
}

/** 'info@müller.de' with its domain as mail servers take it: 'info@xn--mller-kva.de'. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 1 || address.length > LONGEST) return address
  return address.slice(0, at + 1) + asciiDomain(address.slice(at + 1))
}

/**
 * The mailbox that an address leads to, for counting: in lower case, without a tag after '+', and at Gmail without dots.
 * Otherwise a mailbox has as many addresses as somebody likes to write.
 */
export function mailboxOf(address: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(address.trim().toLowerCase()) ?? []
  const untagged = name.replace(/(?<=.)\+.*$/s, '')
  return ['gmail.com', 'googlemail.com'].includes(domain)
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`
}

/** An email address as every form, file and call takes it; its domain may have letters of any script. */
export const emailAddress = (message = 'Enter an email address such as name@example.com') =>
  z
    .string()
    .trim()
    .overwrite(withAsciiDomain)
    .max(LONGEST, `At most ${LONGEST} characters`)
    .pipe(z.email(message))
