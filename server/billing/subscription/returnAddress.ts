import { invalidField } from '#server/platform/context/refusal.ts'

/**
 * Checks that the address to come back to is on this site.
 * @throws {Refusal} 'invalid' for any other origin: Stripe's page must not lead people to a stranger's.
 */
export function refuseForeignPage({ publicUrl }: { publicUrl: string }, url: string, field: string): string {
  const own = new URL(publicUrl).origin
  if (!URL.canParse(url) || new URL(url).origin !== own) throw invalidField(field, 'Use a page of this site')
  return url
}

/** Adds a place for Stripe's session id, which tells a real return from an address that somebody typed. */
export const withSession = (url: string): string => {
  const { origin, pathname, search, hash } = new URL(url)
  return `${origin}${pathname}${search}${search ? '&' : '?'}session={CHECKOUT_SESSION_ID}${hash}`
}
