import { z } from 'zod'

const LONGEST = 254

/** 'info@müller.de' with its domain as mail servers take it: 'info@xn--mller-kva.de' (IDNA). */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const isForeign = /\P{ASCII}/u.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
  const url = `http://${domain}`
  if (at < 1 || address.length > LONGEST || !isForeign || !URL.canParse(url)) return address
  return address.slice(0, at + 1) + new URL(url).hostname
}

/** An email address as every form, file and call takes it; its domain may have letters of any script. */
export const emailAddress = (message = 'Enter an email address such as name@example.com') =>
  z
    .string()
    .trim()
    .overwrite(withAsciiDomain)
    .max(LONGEST, `At most ${LONGEST} characters`)
    .pipe(z.email(message))
