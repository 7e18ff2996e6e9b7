/** The place of ours that an address names to go on to, if it is one: anybody can make an address. */
export function sameOriginPath(named: unknown, origin: string): string | undefined {
  if (typeof named !== 'string' || !named.startsWith('/') || !URL.canParse(named, origin)) return undefined
  const { origin: leadsTo, pathname, search, hash } = new URL(named, origin)
  // A browser drops tabs and newlines, takes backslashes for slashes, and two slashes for another host.
  if (leadsTo !== origin || pathname.startsWith('//')) return undefined
  return pathname + search + hash
}
