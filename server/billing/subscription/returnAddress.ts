import { invalidField } from '#server/platform/context/refusal.ts'

/**
 * A page of ours to come back to.
 * @throws {Refusal} 'invalid' for any other origin: a page of Stripe's must not lead people to a stranger's.
 */
export function refuseForeignPage({ publicUrl }: { publicUrl: string }, url: string, field: string): string {
  const own = new URL(publicUrl).origin
  if (!URL.canParse(url) || new URL(url).origin !== own) throw invalidField(field, 'Use a page of this site')
  return url
}

/** Stripe puts the id of its session in, by which we tell a real return from an address that somebody typed. */
export const withSession = (url: string): string => {
  const { origin, pathname, search, hash } = new URL(url)
  return `${origin}${pathname}${search}${search ? '&' : '?'}session={CHECKOUT_SESSION_ID}${hash}`
}
