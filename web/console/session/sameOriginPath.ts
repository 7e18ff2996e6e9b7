/**
 * The path on our own site that an address names to continue at, if it is one: anybody can make such an
 * address.
 */
export function sameOriginPath(named: unknown, origin: string): string | undefined {
  if (typeof named !== 'string' || !named.startsWith('/') || !URL.canParse(named, origin)) return undefined
  const { origin: leadsTo, pathname, search, hash } = new URL(named, origin)
  // A browser drops tabs and newlines, reads backslashes as slashes, and two slashes as another host.
  if (leadsTo !== origin || pathname.startsWith('//')) return undefined
  return pathname + search + hash
}
